import UIKit; import FoundationNetworking

protocol Cache {
    func answer(_ request: URLRequest) -> CachedURLResponse?
}

class Badge: UIView {
    class func bundle() -> Bundle { _vitBundle(for: self.classForCoder()) }
}
