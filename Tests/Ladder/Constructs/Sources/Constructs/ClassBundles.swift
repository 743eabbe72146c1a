// The bundle of a class, which is that of its framework.
import UIKit

public final class Origin: NSObject {
    public static var text: String? {
        let bundle = Bundle(for: Origin.self)
        return bundle.url(forResource: "origin", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}
