// The class that a tag stands for.

/// From the tag names of Interface Builder to class names.
enum BuiltInClasses {
    /// Those that are not `UI` and the tag's name with a capital.
    private static let special: [String: String?] = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "arView": "ARView",
        "avPlayerViewController": "AVPlayerViewController", "containerView": "UIView",
        "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
        "constraint": "NSLayoutConstraint", "customObject": "NSObject", "customView": "UIView",
        "exit": nil, "glkView": "GLKView", "glkViewController": "GLKViewController",
        "hostingController": "UIHostingController", "layoutGuide": "UILayoutGuide", "mapView": "MKMapView",
        "mtkView": "MTKView", "placeholder": nil, "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "sceneKitView": "SCNView", "skView": "SKView", "spriteKitView": "SKView", "tableViewCellContentView": "UIView",
        "viewControllerLayoutGuide": "UILayoutGuide", "viewControllerPlaceholder": "UIViewController",
        "viewLayoutGuide": "UILayoutGuide", "webView": "UIWebView", "wkWebView": "WKWebView",
        "wkWebViewConfiguration": "WKWebViewConfiguration",
    ]

    static func name(for element: String) -> String? {
        if let known = special[element] { return known }
        guard let first = element.first else { return nil }
        return "UI" + first.uppercased() + element.dropFirst()
    }
}
