// vdl-request
import SwiftModel

/// `viewDidLoad()` starts a request.
///
/// ## What goes wrong
/// Nobody says when, how often or whether a view is loaded: a controller behind another tab never asks, and a container that
/// loads it early asks too soon. The request belongs to the controller's or the model's own life.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// Seed 003: do not enqueue the operation in `viewDidLoad`.
///
/// ## Triggering
/// ```swift
/// class Feed: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         URLSession.shared.↓dataTask(with: URL(string: "https://example.org")!) { _, _, _ in }.resume()
///     }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     let session = URLSession(configuration: .default)
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         ↓load()
///     }
///     private func load() {
///         let task = session.downloadTask(with: URL(string: "https://example.org")!)
///         task.resume()
///     }
/// }
/// ```
/// ```swift
/// // file: Service.swift
/// class Service {
///     static let shared = Service()
///     func refresh() { fetch("größer") }
///     private func fetch(_ name: String) { URLSession.shared.dataTask(with: URL(string: name)!).resume() }
/// }
/// // file: Feed.swift
/// class Feed: UITableViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         Service.shared.↓refresh()
///     }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     let url = URL(string: "https://example.org")!
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         Task { [url] in
///             let answer = try await URLSession.shared.↓data(from: url)
///             print(answer)
///         }
///     }
/// }
/// ```
/// ```swift
/// class Base: UIViewController {}
/// class Feed: Base {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         DispatchQueue.global().async { self.↓load() }
///     }
/// }
/// extension Feed {
///     func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
/// }
/// ```
/// ```swift
/// class Upload: UIViewController {
///     var request: URLRequest?
///     override func viewDidLoad() {
///         if let request { URLSession.shared.↓uploadTask(with: request, from: nil).resume() }
///     }
/// }
/// ```
///
/// ## Not triggering
/// ```swift
/// class Feed: UIViewController {
///     override func viewWillAppear(_ animated: Bool) {
///         super.viewWillAppear(animated)
///         URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume()
///     }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     var retry: (() -> Void)?
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         retry = { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
///     }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     struct Cache { func data(from url: URL) -> Int { 0 } }
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         _ = Cache().data(from: URL(string: "https://example.org")!)
///     }
/// }
/// ```
/// ```swift
/// class Feed {
///     func viewDidLoad() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         setUp()
///     }
///     private func setUp() { view.backgroundColor = .white }
///     private func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     private var task: URLSessionTask?
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         task?.cancel()
///         // URLSession.shared.dataTask(with: url).resume()
///     }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         addButton { self.load() }
///     }
///     func addButton(_ action: @escaping () -> Void) {}
///     func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
/// }
/// ```
/// ```swift
/// class Feed: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         let button = UIBarButtonItem()
///         button.customView = UILabel()
///         let session = URLSession(configuration: .default)
///         print(session)
///     }
/// }
/// ```
/// ```swift
/// class Article: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         show(animated: false)
///     }
///     private func show(animated: Bool) {
///         title = "Article"
///         if animated { URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))).resume() }
///     }
/// }
/// ```
///
/// ## Cure
/// Start the request where the controller gets its model, or when it appears; show what is there in `viewDidLoad()`.
public struct ViewDidLoadRequestRule: Rule {
    public static let id = "vdl-request"
    public static let severity = Severity.note

    public init() {}

    private static let requests: Set<String> = [
        "dataTask", "downloadTask", "uploadTask", "data", "download", "upload", "bytes", "dataTaskPublisher",
        "webSocketTask", "streamTask",
    ]

    public func check(_ context: RuleContext) {
        for function in context.functions where function.isMethod("viewDidLoad()") {
            guard context.isMethod(function, ofSubclassOf: "UIViewController") == true else { continue }
            for site in context.calls where site.function.outermost === function && runs(site.function, in: function, context) {
                guard let name = site.call.nameRange else { continue }
                if isRequest(site, context) {
                    report(name, [], context)
                } else if site.call.receiver?.isSuper != true, let event = request(in: site.call, context) {
                    let step = context.step(in: event.function.path, event.event.range, "\(event.name) asks the network here")
                    report(name, step.map { [$0] } ?? [], context)
                }
            }
        }
    }

    private func report(_ range: Range<Int>, _ flow: [Finding.FlowStep], _ context: RuleContext) {
        context.report(
            range, "\(context.text(range)) starts a request when the view is loaded.",
            cure: "Start it where the controller gets its model, or when it appears.", flow: flow)
    }

    private func isRequest(_ site: FileIndex.CallSite, _ context: RuleContext) -> Bool {
        guard Self.requests.contains(site.name), let receiver = site.call.receiver,
            let owner = context.type(of: receiver).nominal
        else { return false }
        return owner.name == "URLSession" && !owner.isInProject
    }

    private func request(in call: Call, _ context: RuleContext) -> FollowedEvent? {
        // Told not to: what stands below a condition there is not asked for here.
        let isDeclined = call.arguments.contains { $0.value.asLiteral == .boolean(false) }
        return context.followedEvents(of: call).first { event in
            guard event.event.kind == .call, !isDeclined || !event.place.contains(.conditional), Self.requests.contains(event.name), !event.place.contains(.inClosure),
                let owner = event.receiverType.nominal
            else { return false }
            return owner.name == "URLSession" && !owner.isInProject
        }
    }

    /// Whether a closure of `viewDidLoad()` runs because of it: at once, or put on a queue; not one that waits for something.
    private func runs(_ scope: FunctionScope, in function: FunctionScope, _ context: RuleContext) -> Bool {
        var current = scope
        while current !== function {
            guard case .closure(_, let expression) = current.kind, let parent = current.parent else { return false }
            switch context.use(ofClosure: expression) {
            case .once, .anyTimes: break
            case .unknown, .later:
                guard case .expression(let outer)? = context.parent(of: expression), case .call(let call) = outer.kind,
                    ["async", "asyncAfter", "Task", "detached", "addOperation"].contains(call.name ?? "")
                else { return false }
            }
            current = parent
        }
        return true
    }
}
