// Messages as they were written before Logger.
// Apple: "OSLog", os_log(_:dso:log:type:_:), os_signpost(_:dso:log:name:signpostID:).
import UIKit
import os.log
import os.signpost

extension OSLog {
    static let life = OSLog(subsystem: "com.example.constructs", category: "life")
    static let points = OSLog(subsystem: "com.example.constructs", category: .pointsOfInterest)
}

public enum Life {
    public static func note(_ controller: UIViewController, _ error: NSError, count: Int) {
        os_log("%{public}@ failed: %@", log: .life, type: .error, String(describing: type(of: controller)), error)
        os_log(.info, log: .life, "%{private}s has %d of %lu", "list", count, UInt(7))
        os_log("plain")
        os_signpost(.begin, log: .points, name: "load", signpostID: OSSignpostID(log: .points), "%d items", count)
        os_signpost(.end, log: .points, name: "load")
    }
}
