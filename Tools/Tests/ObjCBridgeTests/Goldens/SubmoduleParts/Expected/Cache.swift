import UIKit

protocol Cache {
    func answer(_ request: URLRequest) -> CachedURLResponse?
}

class Badge: UIView {
    class func bundle() -> Bundle { _vitBundle(for: self.classForCoder()) }
}

#sourceLocation(file: "<objc of Cache.swift>", line: 1)
import FoundationNetworking
