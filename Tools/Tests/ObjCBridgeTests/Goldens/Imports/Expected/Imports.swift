import UIKit
import UIKit
import UIKit
import Foundation; import FoundationNetworking; import FoundationXML

func parse(_ parser: XMLParser, _ session: URLSession) {}
let point = CGPoint(x: 1, y: 2)
