// Swift code by the yard.

/// Writes UIKit code of many shapes from a seed: controllers, views, cells, models, helpers that refer to each other.
struct SourceGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    /// One file of about `lines` lines; refers to files below `count`.
    mutating func file(_ number: Int, of count: Int, lines: Int) -> String {
        var text =
            "import UIKit\n\n/// Screen \(number).\nfinal class Screen\(number): Base\(number % 7 == 0 ? "Controller" : "\(number / 10 * 10)Controller") {\n"
        if number % 10 == 0 {
            text = "import UIKit\n\nclass Base\(number)Controller: BaseController { let shade = UIView() }\n\n" + text
        }
        if number == 0 { text += "" }
        text += "    let panel = UIVisualEffectView(effect: UIBlurEffect(style: .dark))\n    private let titleLabel = UILabel()\n"
        text +=
            "    private var animator: UIViewPropertyAnimator?\n    var items: [Model\(number)] = [] { didSet { tableView.reloadData() } }\n"
        text +=
            "    @IBOutlet weak var box: UIView!\n    private lazy var tableView: UITableView = {\n        let view = UITableView(frame: .zero, style: .plain)\n        view.dataSource = self\n        return view\n    }()\n\n"
        var function = 0
        var written = 20
        while written < lines - 20 {
            let other = next(count)
            let body: String
            switch next(8) {
            case 0:
                body =
                    "        super.viewDidLoad()\n        view.addSubview(titleLabel)\n        panel.\(next(200) == 0 ? "" : "contentView.")addSubview(box)\n        NSLayoutConstraint.activate([\n            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: \(next(40))),\n            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),\n        ])\n"
            case 1:
                body =
                    "        guard let url = URL(string: \"https://example.org/\\(items.count)\") else { return }\n        URLSession.shared.dataTask(with: url) { [weak self] data, response, error in\n            guard let self = self, let data = data else { return }\n            DispatchQueue.main.async { self.titleLabel.text = String(decoding: data, as: UTF8.self) }\n        }.resume()\n"
            case 2:
                body =
                    "        for (index, item) in items.enumerated() where item.isOn {\n            let cell = tableView.dequeueReusableCell(withIdentifier: \"cell\", for: IndexPath(row: index, section: 0))\n            cell.textLabel?.text = item.name + \" \\(index * \(next(9)) + 1)\"\n            if index % 2 == 0 { cell.contentView.backgroundColor = .white } else { continue }\n        }\n"
            case 3:
                body =
                    "        switch items.first?.kind {\n        case .one?: titleLabel.text = nil\n        case .two(let value)? where value > \(next(9)): animator?.stopAnimation(true)\n        default: animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { self.panel.alpha = 0 }\n        }\n"
            case 4:
                body =
                    "        let next = Screen\(other)()\n        next.items = []\n        navigationController?.pushViewController(next, animated: items.count > \(next(5)))\n        next.load\(next(3))()\n"
            case 5:
                body =
                    "        do {\n            let data = try Data(contentsOf: URL(fileURLWithPath: \"/tmp/\(next(100))\"))\n            titleLabel.text = \"\\(data.count)\"\n        } catch {\n            titleLabel.text = error.localizedDescription\n        }\n"
            case 6:
                body =
                    "        UIView.animate(withDuration: 0.25, animations: {\n            self.box.alpha = self.items.isEmpty ? 0 : 1\n            self.titleLabel.transform = .identity\n        }, completion: { _ in self.load\(max(0, function - 1))() })\n"
            default:
                body =
                    "        let width = view.bounds.width * 0.5 + CGFloat(items.count) / 2 - \(next(50))\n        let frame = CGRect(x: 0, y: 0, width: max(width, 10), height: 44)\n        box.frame = frame\n        view.insertSubview(box, at: 0)\n        Helper\(other).shared.apply(to: box, count: items.count)\n"
            }
            text += "    func load\(function)() {\n" + body + "    }\n\n"
            function += 1
            written += body.split(separator: "\n").count + 3
        }
        text +=
            "}\n\nstruct Model\(number) {\n    enum Kind { case one, two(Int) }\n    var name = \"\"\n    var isOn = false\n    var kind = Kind.one\n}\n\n"
        text +=
            "final class Helper\(number) {\n    static let shared = Helper\(number)()\n    func apply(to view: UIView, count: Int) { view.tag = count }\n}\n"
        return text
    }
}
