// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/Controllers/ViewDidLoadRequestRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let vdlRequest = RulePage(
        id: "vdl-request", severity: .note, isOn: false, isFixable: false,
        summary: "`viewDidLoad()` starts a request.",
        text: #"""
        `viewDidLoad()` starts a request.

        ## What goes wrong
        Nobody says when, how often or whether a view is loaded: a controller behind another tab never asks, and a container that
        loads it early asks too soon. The request belongs to the controller's or the model's own life.

        A request is what URLSession, NSURLConnection, Alamofire, AFNetworking, Moya, Apollo, CloudKit or Firestore sends, StoreKit's
        request for products, and a search of MapKit's or a geocoder's; the page of a web view is none. It is followed through the
        project's functions, twelve deep, through a protocol that one type of the app conforms to, through operations and closures that
        are put into a queue or a task, or that a function of the project is given and calls. It is not followed through values that decide what is done, such as an action handed to a store.

        ## Apple's message
        none: silent

        ## Rests on
        Public report: the blog ios-coding.com: do not enqueue the operation in `viewDidLoad`.

        ## Triggering
        ```swift
        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                URLSession.shared.↓dataTask(with: URL(string: "https://example.org")!) { _, _, _ in }.resume()
            }
        }
        ```
        ```swift
        class Feed: UIViewController {
            let session = URLSession(configuration: .default)
            override func viewDidLoad() {
                super.viewDidLoad()
                ↓load()
            }
            private func load() {
                let task = session.downloadTask(with: URL(string: "https://example.org")!)
                task.resume()
            }
        }
        ```
        ```swift
        // file: Service.swift
        class Service {
            static let shared = Service()
            func refresh() { fetch("größer") }
            private func fetch(_ name: String) { URLSession.shared.dataTask(with: URL(string: name)!).resume() }
        }
        // file: Feed.swift
        class Feed: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                Service.shared.↓refresh()
            }
        }
        ```
        ```swift
        class Feed: UIViewController {
            let url = URL(string: "https://example.org")!
            override func viewDidLoad() {
                super.viewDidLoad()
                Task { [url] in
                    let answer = try await URLSession.shared.↓data(from: url)
                    print(answer)
                }
            }
        }
        ```
        ```swift
        class Base: UIViewController {}
        class Feed: Base {
            override func viewDidLoad() {
                super.viewDidLoad()
                DispatchQueue.global().async { self.↓load() }
            }
        }
        extension Feed {
            func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
        }
        ```
        ```swift
        class Upload: UIViewController {
            var request: URLRequest?
            override func viewDidLoad() {
                if let request { URLSession.shared.↓uploadTask(with: request, from: nil).resume() }
            }
        }
        ```
        ```swift
        import Alamofire
        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                AF.↓request("https://example.org").response { _ in }
            }
        }
        ```
        ```swift
        // file: Client.swift
        import Moya
        protocol Client { func news() }
        final class LiveClient: Client {
            private let provider = MoyaProvider<API>()
            func news() { provider.request(.news) { _ in } }
        }
        // file: FeedTests/FakeClient.swift
        final class FakeClient: Client { func news() {} }
        // file: Feed.swift
        class Feed: UIViewController {
            var client: Client!
            override func viewDidLoad() {
                super.viewDidLoad()
                client.↓news()
            }
        }
        ```
        ```swift
        class Download: Operation {
            override func main() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
        }
        class Feed: UIViewController {
            let queue = OperationQueue()
            override func viewDidLoad() {
                super.viewDidLoad()
                queue.↓addOperation(Download())
            }
        }
        ```
        ```swift
        import Tabman
        class Model {
            init() { Task { try await self.load() } }
            func load() async throws { _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!) }
        }
        class Feed: TabmanViewController {
            var model: Model?
            override func viewDidLoad() {
                super.viewDidLoad()
                model = ↓Model()
            }
        }
        ```
        ```swift
        class Tokens {
            func renew(then proceed: @escaping (String) -> Void) { check("token", proceed) }
            private func check(_ token: String, _ done: @escaping (String) -> Void) { DispatchQueue.main.async { done(token) } }
        }
        class Client {
            let tokens = Tokens()
            func news() {
                tokens.renew { _ in URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
        }
        class Feed: UIViewController {
            let client = Client()
            let tokens = Tokens()
            override func viewDidLoad() {
                super.viewDidLoad()
                client.↓news()
                tokens.renew { _ in self.client.↓news() }
            }
        }
        ```
        ```swift
        enum API { enum News { static func all(_ session: URLSession) { session.dataTask(with: URL(string: "https://example.org")!).resume() } } }
        class Service {
            let session: URLSession = .shared
            func load() { API.News.all(session) }
        }
        class Feed: UIViewController {
            let service = Service()
            override func viewDidLoad() {
                super.viewDidLoad()
                service.↓load()
            }
        }
        ```

        ## Not triggering
        ```swift
        class Menu {
            private var action: (() -> Void)?
            func onTap(_ action: @escaping () -> Void) { self.action = action }
        }
        class Feed: UIViewController {
            let menu = Menu()
            override func viewDidLoad() {
                super.viewDidLoad()
                prepare()
            }
            private func prepare() {
                menu.onTap { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
        }
        ```
        ```swift
        protocol Client { func news() }
        final class LiveClient: Client { func news() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() } }
        final class StoredClient: Client { func news() {} }
        class Feed: UIViewController {
            var client: Client!
            override func viewDidLoad() {
                super.viewDidLoad()
                client.news()
            }
        }
        ```
        ```swift
        class Session { func request(_ name: String) {} }
        class Feed: UIViewController {
            let session = Session()
            let web = WKWebView()
            override func viewDidLoad() {
                super.viewDidLoad()
                session.request("größer")
                web.load(URLRequest(url: URL(string: "https://example.org")!))
            }
        }
        ```
        ```swift
        class Feed: UIViewController {
            var reload: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                prepare()
            }
            private func prepare() { reload = { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() } }
        }
        ```
        ```swift
        class Feed: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume()
            }
        }
        ```
        ```swift
        class Feed: UIViewController {
            var retry: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                retry = { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
            }
        }
        ```
        ```swift
        class Feed: UIViewController {
            struct Cache { func data(from url: URL) -> Int { 0 } }
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = Cache().data(from: URL(string: "https://example.org")!)
            }
        }
        ```
        ```swift
        class Feed {
            func viewDidLoad() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
        }
        ```
        ```swift
        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                setUp()
            }
            private func setUp() { view.backgroundColor = .white }
            private func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
        }
        ```
        ```swift
        class Feed: UIViewController {
            private var task: URLSessionTask?
            override func viewDidLoad() {
                super.viewDidLoad()
                task?.cancel()
                // URLSession.shared.dataTask(with: url).resume()
            }
        }
        ```
        ```swift
        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                addButton { self.load() }
            }
            func addButton(_ action: @escaping () -> Void) {}
            func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
        }
        ```
        ```swift
        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIBarButtonItem()
                button.customView = UILabel()
                let session = URLSession(configuration: .default)
                print(session)
            }
        }
        ```
        ```swift
        class Article: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                show(animated: false)
                showAll(animated: false)
            }
            private func showAll(animated: Bool) { show(animated: animated) }
            private func show(animated: Bool) {
                title = "Article"
                if animated { URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/"))).resume() }
            }
        }
        ```

        ## Cure
        Start the request where the controller gets its model, or when it appears; show what is there in `viewDidLoad()`.
        """#)
}
