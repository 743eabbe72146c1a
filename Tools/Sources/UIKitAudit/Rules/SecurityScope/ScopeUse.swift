// What is done with the URL.
import SwiftModel

extension RuleContext {
    /// Classes and structures of Apple's whose initializers open the file that they are given.
    private static let readers: Set<String> = [
        "Data", "NSData", "NSMutableData", "UIImage", "CIImage", "NSDictionary", "NSArray", "PDFDocument", "AVPlayer",
        "AVQueuePlayer", "AVPlayerItem", "AVAsset", "AVURLAsset", "AVAudioPlayer", "AVAudioFile", "FileHandle", "InputStream",
        "OutputStream", "FileWrapper", "XMLParser", "CGDataProvider", "UIDocument", "MLModel", "NSItemProvider",
    ]
    /// Classes whose methods work on files.
    private static let workers: Set<String> = ["FileManager", "NSFileCoordinator"]

    /// The places in a node where the file behind the URL is read, written or moved: the expressions that mean the URL.
    func fileUses(of url: ScopedURL, in node: ModelNode) -> [Expression] {
        var result: [Expression] = []
        node.walk { part in
            if case .expression(let expression) = part, isURLShape(expression), means(expression, url), isFileUse(expression, url) {
                result.append(expression)
                return false
            }
            return true
        }
        return result
    }

    func isURLShape(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name, .member, .subscripting: true
        default: false
        }
    }

    /// Whether an expression that means the URL, or what is made from it (`url.path`), is handed to something that opens files.
    func isFileUse(_ expression: Expression, _ url: ScopedURL) -> Bool {
        var inner = expression
        while case .expression(let outer)? = parent(of: inner) {
            switch outer.kind {
            case .parenthesized, .forceUnwrap, .optionalChain, .inOut, .cast, .await: inner = outer
            case .attempt: inner = outer
            case .member(let member) where member.base === inner: inner = outer
            case .call(let call):
                if call.callee === inner {
                    // `url.appendingPathComponent("x")` goes on; `url.checkResourceIsReachable()` is a use.
                    let name = call.name ?? ""
                    if name == "checkResourceIsReachable" || name == "resourceValues" || name == "bookmarkData" { return true }
                    guard type(of: outer).nominal?.name == "URL" || type(of: outer).nominal?.name == "String" else { return false }
                    inner = outer
                    continue
                }
                guard let argument = call.arguments.first(where: { $0.value === inner }) else { return false }
                return opensFile(call, argument.label, url)
            default: return false
            }
        }
        return false
    }

    /// Whether a call opens the file that it is handed under a label.
    private func opensFile(_ call: Call, _ label: String?, _ url: ScopedURL) -> Bool {
        if case .type(let type)? = binding(of: call.callee), let owner = type.nominal, !owner.isInProject {
            if owner.name == "String" || owner.name == "NSString" { return label?.hasPrefix("contentsOf") == true }
            return Self.readers.contains(owner.name)
        }
        if let receiver = call.receiver, let owner = type(of: receiver).nominal, !owner.isInProject,
            Self.workers.contains(owner.name)
        {
            return true
        }
        if call.name == "write", label == "to" || label == "toFile", summaries(of: call).isEmpty { return true }
        guard let wanted = url.path else { return false }
        return followedEvents(of: call).contains { event in
            guard event.event.kind == .call, event.arguments.contains(where: { $0.map(wanted.isPrefix) == true }) else {
                return false
            }
            return Self.readers.contains(event.name) && event.receiver == nil
                || event.receiverType.nominal.map { Self.workers.contains($0.name) } == true
        }
    }
}
