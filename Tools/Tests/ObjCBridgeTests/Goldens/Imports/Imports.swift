import ObjectiveC
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView
import Foundation

func parse(_ parser: XMLParser, _ session: URLSession) {}
let point = CGPoint(x: 1, y: 2)
