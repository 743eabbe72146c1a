// Publishers of an app: published properties, notifications, timers, observed properties, schedulers, answers.
// Apple: "Combine".
import Combine
import UIKit

public struct Hit: Decodable, Equatable {
    public let name: String
}

public final class SearchModel: ObservableObject {
    @Published public var query = ""
    @Published public private(set) var hits: [Hit] = []
    @Published public private(set) var seconds = 0
    private var cancellables = Set<AnyCancellable>()

    public init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .flatMap { query in
                URLSession.shared.dataTaskPublisher(for: URL(string: "https://shop.example/search?q=\(query)")!)
                    .map(\.data)
                    .decode(type: [Hit].self, decoder: JSONDecoder())
                    .replaceError(with: [])
            }
            .receive(on: DispatchQueue.main)
            .assign(to: &$hits)
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.seconds = $0 }
            .store(in: &cancellables)
    }
}

public final class SearchController: UIViewController {
    public let model = SearchModel(), label = UILabel(), scroll = UIScrollView()
    public private(set) var log: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        model.$hits.combineLatest(model.$query) { "\($1): \($0.count)" }
            .map(Optional.some)
            .assign(to: \.text, on: label)
            .store(in: &cancellables)
        scroll.publisher(for: \.contentOffset)
            .map(\.y)
            .sink { [weak self] in self?.log.append("scrolled to \($0)") }
            .store(in: &cancellables)
        label.publisher(for: \.isHidden, options: [.new])
            .sink { [weak self] in self?.log.append("hidden \($0)") }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
            .merge(with: NotificationCenter.default.publisher(for: Notification.Name("tidy")))
            .sink { [weak self] in self?.log.append($0.name.rawValue) }
            .store(in: &cancellables)
    }
}
