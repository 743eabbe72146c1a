// Numbers out of Any, as decoded files and dictionaries have them.
// Apple: "NSNumber", bridging to Swift.
import UIKit

public func sizes(_ values: [String: Any]) -> [CGFloat] {
    var result = [values["a"] as? CGFloat ?? 0, values["b"] as? CGFloat ?? 0]
    if let c = values["c"] as? CGFloat { result.append(c) }
    if values["text"] as? CGFloat == nil { result.append(-1) }
    result.append(values["d"] as! CGFloat)
    return result
}
