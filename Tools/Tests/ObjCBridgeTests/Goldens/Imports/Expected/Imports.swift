import UIKit
import UIKit; import FoundationNetworking; import FoundationXML
import UIKit
import Foundation

func parse(_ parser: XMLParser, _ session: URLSession) {}
let point = CGPoint(x: 1, y: 2)
