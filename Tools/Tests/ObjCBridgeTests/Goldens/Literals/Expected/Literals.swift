import UIKit

func literals() -> [Any] {
    let red = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    return [red, UIImage(named: "logo")!]
}
