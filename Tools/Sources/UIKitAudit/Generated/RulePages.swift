// Written by Tools/script/rule-pages from the documentation comments of the rules; change the comments.

extension RulePage {
    /// Every rule's page, in the order of their ids.
    public static let all: [RulePage] = [
        RulePage(
            id: "init-loads-view", severity: .warning, isOn: true, isFixable: false,
            summary: "An initializer of a view controller reads its `view`.",
            text: #"""
            An initializer of a view controller reads its `view`.

            ## What goes wrong
            Reading `view` loads it. `viewDidLoad()` then runs in the middle of the initializer: before a subclass has set its properties,
            before the storyboard has connected anything, and without a size.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003: set the view up in `viewDidLoad()`; Apple, "UIViewController", `view`: the getter loads the view.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    ↓view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let label = UILabel()
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    self.↓view.addSubview(label)
                    view.tintColor = .red
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                convenience init(rows: Int) {
                    self.init(style: .plain)
                    ↓tableView.rowHeight = 44
                }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UIViewController {}
            // file: Profile.swift
            class Profile: Base {
                init(isDark: Bool) {
                    super.init(nibName: nil, bundle: nil)
                    if isDark { self.↓view.backgroundColor = .black } else { ↓view.backgroundColor = .white }
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                override init(nibName: String?, bundle: Bundle?) {
                    super.init(nibName: nibName, bundle: bundle)
                    UIView.performWithoutAnimation { ↓view.layoutIfNeeded() } // größer 👩‍👩‍👧
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Grid: UICollectionViewController {
                init() {
                    super.init(collectionViewLayout: UICollectionViewFlowLayout())
                    [1, 2].forEach { _ in ↓collectionView?.reloadData() }
                }
                required init?(coder: NSCoder) { nil }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() { view.backgroundColor = .white }
            }
            ```
            ```swift
            class Box: UIView {
                let view = UIView()
                init() {
                    super.init(frame: .zero)
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let panel: UIView
                init(view: UIView) {
                    panel = view
                    super.init(nibName: nil, bundle: nil)
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    view = UIView()
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var later: (() -> Void)?
                init() {
                    super.init(nibName: nil, bundle: nil)
                    later = { [weak self] in self?.view.layoutIfNeeded() }
                    DispatchQueue.main.async { self.view.layoutIfNeeded() }
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Tabs: UITabBarController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let tableView = UITableView()
                init() {
                    super.init(nibName: nil, bundle: nil)
                    tableView.rowHeight = 44
                    // view.backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            ```
            ```swift
            class Profile: UIViewController {
                init(child: UIViewController) {
                    super.init(nibName: nil, bundle: nil)
                    child.view.backgroundColor = .white
                    if isViewLoaded { view.layoutIfNeeded() }
                    viewIfLoaded?.setNeedsLayout()
                }
                required init?(coder: NSCoder) { nil }
            }
            ```

            ## Cure
            Move the code to `viewDidLoad()`.
            """#),
        RulePage(
            id: "loadview-super", severity: .warning, isOn: true, isFixable: true,
            summary: "An override of `loadView()` calls `super.loadView()`.",
            text: #"""
            An override of `loadView()` calls `super.loadView()`.

            ## What goes wrong
            A controller that overrides `loadView()` promises to set `view` itself. `super.loadView()` first makes another view, from the
            nib or the storyboard or empty, which is thrown away as soon as `view` is set; where `view` is not set, the work belongs into
            `viewDidLoad()`.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003; Apple, "UIViewController", `loadView()`: a custom implementation should not call `super`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() {
                    ↓super.loadView()
                    view = ProfileView()
                }
            }
            ```
            ```swift
            class Base: UIViewController {}
            class Profile: Base {
                override func loadView() {
                    if compact { ↓super.loadView() }
                    view = UIView()
                }
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                override func loadView() { view = ProfileView() }
            }
            ```
            ```swift
            class Base: UIViewController {
                override func loadView() { view = UIView() }
            }
            class Profile: Base {
                override func loadView() {
                    super.loadView()
                    view.backgroundColor = .white
                }
            }
            ```
            ```swift
            class Table: UITableViewController {
                override func loadView() {
                    super.loadView()
                    tableView.rowHeight = 60
                }
            }
            ```
            ```swift
            class Loader {
                func loadView() {}
            }
            class Special: Loader {
                override func loadView() { super.loadView() }
            }
            ```

            ## Cure
            Delete the call and set `view`, or move the code to `viewDidLoad()`.
            """#),
        RulePage(
            id: "scope-async-use", severity: .warning, isOn: true, isFixable: false,
            summary: "A file is used after its security-scoped access has ended, because the use only begins later.",
            text: #"""
            A file is used after its security-scoped access has ended, because the use only begins later.

            ## What goes wrong
            A player, an upload task or a closure on a queue opens the file after the function has returned. A stop at the end of the
            function, in a `defer` or not, has taken the right away by then.

            ## Apple's message
            none: silent, the file cannot be read

            ## Rests on
            Seed 004; Apple, "URL", `stopAccessingSecurityScopedResource()`: the app loses access at once.

            ## Triggering
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                DispatchQueue.global().async {
                    done(try? Data(contentsOf: ↓url))
                }
            }
            ```
            ```swift
            class Player: UIViewController {
                private var player: AVPlayer?
                func play(_ url: URL) {
                    let isAccessing = url.startAccessingSecurityScopedResource()
                    defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                    player = AVPlayer(url: ↓url)
                    player?.play()
                }
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    guard let file = urls.first, file.startAccessingSecurityScopedResource() else { return }
                    Task {
                        let text = try String(contentsOf: ↓file)
                        print(text)
                    }
                    file.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            func upload(_ url: URL, _ request: URLRequest) {
                _ = url.startAccessingSecurityScopedResource()
                URLSession.shared.uploadTask(with: request, fromFile: ↓url).resume()
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func queue(_ url: URL) -> AVQueuePlayer? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                let asset = AVURLAsset(url: ↓url)
                return AVQueuePlayer(playerItem: AVPlayerItem(asset: asset))
            }
            ```
            ```swift
            func copy(_ url: URL, to target: URL) {
                guard url.startAccessingSecurityScopedResource() else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { // größer 👩‍👩‍👧
                    try? FileManager.default.copyItem(at: ↓url, to: target)
                }
                url.stopAccessingSecurityScopedResource()
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                DispatchQueue.global().async {
                    defer { url.stopAccessingSecurityScopedResource() }
                    done(try? Data(contentsOf: url))
                }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                let data = try? Data(contentsOf: url)
                DispatchQueue.main.async { done(data) }
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return DispatchQueue(label: "io").sync { try? Data(contentsOf: url) }
            }
            ```
            ```swift
            func name(_ url: URL, _ label: UILabel) {
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                DispatchQueue.main.async { label.text = url.lastPathComponent }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                DispatchQueue.global().async {
                    guard url.startAccessingSecurityScopedResource() else { return }
                    done(try? Data(contentsOf: url))
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            class Player: UIViewController {
                private var player: AVPlayer?
                private var file: URL?
                func play(_ url: URL) {
                    guard url.startAccessingSecurityScopedResource() else { return }
                    file = url
                    player = AVPlayer(url: url)
                }
                deinit { file?.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                let group = DispatchGroup()
                var data: Data?
                DispatchQueue.global().async(group: group) { data = try? Data(contentsOf: url) }
                group.wait()
                return data
            }
            ```
            ```swift
            func play(_ url: URL, _ bundled: URL) -> AVPlayer? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                print((try? Data(contentsOf: url))?.count ?? 0)
                return AVPlayer(url: bundled)
            }
            ```
            ```swift
            func length(_ url: URL) -> String? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                let asset = AVURLAsset(url: url)
                return asset.description
            }
            ```

            ## Cure
            Stop where the work ends: in the closure, in a completion, or when the player is let go.
            """#),
        RulePage(
            id: "scope-defer-inner-block", severity: .error, isOn: true, isFixable: true,
            summary: "`defer` ends security-scoped access with the `if` that asked for it, before the file is used.",
            text: #"""
            `defer` ends security-scoped access with the `if` that asked for it, before the file is used.

            ## What goes wrong
            A `defer` runs when its own block is left. Inside `if url.startAccessingSecurityScopedResource() { … }` that is the closing
            brace of the `if`: what comes after works on a file that is no longer reachable.

            ## Apple's message
            none: silent, the file cannot be read

            ## Rests on
            Seed 004; the Swift book, "Defer Statement".

            ## Triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                if url.startAccessingSecurityScopedResource() {
                    ↓defer { url.stopAccessingSecurityScopedResource() }
                }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> String? {
                let isAccessing = url.startAccessingSecurityScopedResource()
                if isAccessing {
                    print("open")
                    ↓defer { url.stopAccessingSecurityScopedResource() }
                }
                return try? String(contentsOf: url)
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    guard let url = urls.first else { return }
                    if url.startAccessingSecurityScopedResource() {
                        ↓defer { url.stopAccessingSecurityScopedResource() }
                    }
                    let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                    print(files?.count ?? 0)
                }
            }
            ```
            ```swift
            func copy(_ source: URL, to target: URL) throws {
                if source.startAccessingSecurityScopedResource() {
                    ↓defer {
                        source.stopAccessingSecurityScopedResource()
                        print("closed")
                    }
                    print("open größer 👩‍👩‍👧")
                }
                try FileManager.default.copyItem(at: source, to: target)
            }
            ```
            ```swift
            func read(_ url: URL) -> UIImage? {
                if url.startAccessingSecurityScopedResource() == true {
                    ↓defer { url.stopAccessingSecurityScopedResource() }
                }
                return UIImage(contentsOfFile: url.path)
            }
            ```
            ```swift
            extension URL {
                func bytes() throws -> Data {
                    if startAccessingSecurityScopedResource() {
                        ↓defer { stopAccessingSecurityScopedResource() }
                    }
                    return try Data(contentsOf: self)
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) -> Data? {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try? Data(contentsOf: url)
                }
                return nil
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try Data(contentsOf: url)
                }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                let isAccessing = url.startAccessingSecurityScopedResource()
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> String {
                var data: Data?
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    data = try? Data(contentsOf: url)
                }
                return url.lastPathComponent + "\(data?.count ?? 0)"
            }
            ```
            ```swift
            func read(_ url: URL, _ other: URL) throws -> Data {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    print((try? Data(contentsOf: url))?.count ?? 0)
                }
                return try Data(contentsOf: other)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            func lock(_ lock: NSLock, _ url: URL) -> Data? {
                if url.isFileURL {
                    defer { print("left") }
                }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            func twice(_ url: URL) {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    print((try? Data(contentsOf: url))?.count ?? 0)
                }
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                print((try? Data(contentsOf: url))?.count ?? 0)
            }
            ```

            ## Cure
            Keep the result in a constant, and put the `defer` into the body of the function.
            """#),
        RulePage(
            id: "scope-derived-url", severity: .error, isOn: true, isFixable: false,
            summary: "Security-scoped access is started on a URL that the app has computed.",
            text: #"""
            Security-scoped access is started on a URL that the app has computed.

            ## What goes wrong
            The right to a file is tied to the URL object that the system handed in: by a document picker, a drop or a bookmark. A URL that
            is made from its path or by appending to it carries no right, so the start returns false and the file stays out of reach.

            ## Apple's message
            none: silent, the start returns false

            ## Rests on
            Seed 004: the access must be asked of the URL that the sandbox passed in, not of one computed from it.

            ## Triggering
            ```swift
            func save(_ text: String, in folder: URL) {
                let file = folder.appendingPathComponent("notes.txt")
                guard file.↓startAccessingSecurityScopedResource() else { return }
                defer { file.stopAccessingSecurityScopedResource() }
                try? Data(text.utf8).write(to: file)
            }
            ```
            ```swift
            func open(_ path: String) -> Data? {
                let url = URL(fileURLWithPath: path)
                _ = url.↓startAccessingSecurityScopedResource()
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Store {
                private let root: URL
                private var database: URL { root.appendingPathComponent("größer.sqlite") }
                init(root: URL) { self.root = root }
                func open() -> Bool { database.↓startAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func parent(of url: URL) -> Bool {
                url.deletingLastPathComponent().↓startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func reopen(_ stored: String) {
                guard let url = URL(string: stored), url.↓startAccessingSecurityScopedResource() else { return }
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func sidecar(of url: URL) -> Bool {
                var file = url
                file.appendPathExtension("json")
                return file.↓startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            // file: Paths.swift
            extension URL {
                func cover() -> URL { appendingPathComponent("cover.png") }
            }
            // file: Book.swift
            func load(_ book: URL) -> Bool { book.cover().↓startAccessingSecurityScopedResource() }
            ```

            ## Not triggering
            ```swift
            func save(_ text: String, in folder: URL) {
                guard folder.startAccessingSecurityScopedResource() else { return }
                defer { folder.stopAccessingSecurityScopedResource() }
                try? Data(text.utf8).write(to: folder.appendingPathComponent("notes.txt"))
            }
            ```
            ```swift
            func restore(_ bookmark: Data) throws -> URL {
                var isStale = false
                let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
                _ = url.startAccessingSecurityScopedResource()
                return url
            }
            ```
            ```swift
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                guard let url = urls.first, url.startAccessingSecurityScopedResource() else { return }
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func open(_ picked: URL) -> Bool {
                var url = URL(fileURLWithPath: "/tmp")
                url = picked
                return url.startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            struct Ticket {
                func appendingPathComponent(_ name: String) -> Ticket { self }
                func startAccessingSecurityScopedResource() -> Bool { true }
            }
            func enter(_ ticket: Ticket) -> Bool { ticket.appendingPathComponent("a").startAccessingSecurityScopedResource() }
            ```
            ```swift
            func open(_ bookmarked: URL?, _ path: String) -> Bool {
                let url = bookmarked ?? URL(fileURLWithPath: path)
                return url.startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func copy(_ picked: URL) {
                let target = FileManager.default.temporaryDirectory.appendingPathComponent(picked.lastPathComponent)
                guard picked.startAccessingSecurityScopedResource() else { return }
                defer { picked.stopAccessingSecurityScopedResource() }
                try? FileManager.default.copyItem(at: picked, to: target)
            }
            ```
            ```swift
            func describe(_ url: URL) -> String {
                // url.appendingPathComponent("a").startAccessingSecurityScopedResource()
                "url.deletingLastPathComponent().startAccessingSecurityScopedResource()"
            }
            ```
            ```swift
            class Base {
                var file: URL { URL(fileURLWithPath: "/tmp") }
                func open() -> Bool { file.startAccessingSecurityScopedResource() }
            }
            class Picked: Base {
                var picked: URL!
                override var file: URL { picked }
            }
            ```

            ## Cure
            Start on the URL that the picker, the drop or the bookmark gave, and compute the others from it while it is open.
            """#),
        RulePage(
            id: "scope-never-stopped", severity: .warning, isOn: true, isFixable: false,
            summary: "Security-scoped access is started and never stopped.",
            text: #"""
            Security-scoped access is started and never stopped.

            ## What goes wrong
            Each granted `startAccessingSecurityScopedResource()` takes a resource of the kernel until it is balanced. An app that opens
            many files runs out of them: it can no longer reach files outside its container until it is started again.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "URL", `startAccessingSecurityScopedResource()`: balance each call that returns true.

            ## Triggering
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.↓startAccessingSecurityScopedResource() else { return nil }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    for url in urls {
                        _ = url.↓startAccessingSecurityScopedResource()
                        show(PDFDocument(url: url))
                    }
                }
                func show(_ document: PDFDocument?) {}
            }
            ```
            ```swift
            class Library {
                private var folder: URL?
                func open(_ url: URL) {
                    folder = url
                    folder?.↓startAccessingSecurityScopedResource()
                }
                func count() -> Int { 0 }
            }
            ```
            ```swift
            extension URL {
                func contents() throws -> Data {
                    let isAccessing = ↓startAccessingSecurityScopedResource()
                    if !isAccessing { print("no access") }
                    return try Data(contentsOf: self)
                }
            }
            ```
            ```swift
            class Importer {
                func load(_ url: URL) {
                    url.↓startAccessingSecurityScopedResource()
                    parse(url)
                }
                func parse(_ file: URL) { print(file.lastPathComponent) }
            }
            class Other {
                func close(_ url: URL) { url.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func scan(_ urls: [URL]) {
                urls.forEach { url in
                    if url.↓startAccessingSecurityScopedResource() {
                        print((try? Data(contentsOf: url))?.count ?? 0)
                    }
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Document {
                private var url: URL?
                func open(_ picked: URL) {
                    guard picked.startAccessingSecurityScopedResource() else { return }
                    url = picked
                }
                deinit { url?.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            extension URL {
                func beginAccess() -> Bool { startAccessingSecurityScopedResource() }
                func endAccess() { stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return }
                DispatchQueue.global().async {
                    done(try? Data(contentsOf: url))
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            // file: Access.swift
            enum Access {
                static func end(_ url: URL) { url.stopAccessingSecurityScopedResource() }
            }
            // file: Reader.swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { Access.end(url) }
                return try? Data(contentsOf: url)
            }
            ```
            ```swift
            struct Ticket { func startAccessingSecurityScopedResource() -> Bool { true } }
            func enter(_ ticket: Ticket) { _ = ticket.startAccessingSecurityScopedResource() }
            ```
            ```swift
            func open(_ url: URL) -> URL? {
                // url.startAccessingSecurityScopedResource() belongs to the caller's `stop`.
                guard url.startAccessingSecurityScopedResource() else { return nil }
                return url
            }
            ```
            ```swift
            class Session {
                var open: [URL] = []
                func begin(_ url: URL) { if url.startAccessingSecurityScopedResource() { open.append(url) } }
            }
            extension Session {
                func end() { open.forEach { $0.stopAccessingSecurityScopedResource() } }
            }
            ```

            ## Cure
            Stop in a `defer` right after the start, or where the owner of the URL is done with it.
            """#),
        RulePage(
            id: "scope-stop-unchecked", severity: .note, isOn: false, isFixable: false,
            summary: "The result of a start of security-scoped access is thrown away, and the stop comes all the same.",
            text: #"""
            The result of a start of security-scoped access is thrown away, and the stop comes all the same.

            ## What goes wrong
            A start that returned false granted nothing. A stop without a granted start takes away an access that another part of the app
            has started on the same file.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "URL", `startAccessingSecurityScopedResource()`: balance each call that returns true.

            ## Triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                _ = url.↓startAccessingSecurityScopedResource()
                defer { url.stopAccessingSecurityScopedResource() }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            class Importer: UIViewController {
                var file: URL?
                func read() -> Data? {
                    guard let url = file else { return nil }
                    url.↓startAccessingSecurityScopedResource()
                    let data = try? Data(contentsOf: url)
                    url.stopAccessingSecurityScopedResource()
                    return data
                }
            }
            ```
            ```swift
            extension URL {
                func text() -> String? {
                    _ = self.↓startAccessingSecurityScopedResource()
                    defer { self.stopAccessingSecurityScopedResource() }
                    return try? String(contentsOf: self)
                }
            }
            ```
            ```swift
            func count(_ urls: [URL]) -> Int {
                var total = 0
                for url in urls {
                    _ = url.↓startAccessingSecurityScopedResource()
                    total += (try? Data(contentsOf: url))?.count ?? 0
                    url.stopAccessingSecurityScopedResource()
                }
                return total
            }
            ```
            ```swift
            func read(_ url: NSURL) {
                _ = url.↓startAccessingSecurityScopedResource() // größer 👩‍👩‍👧
                print(url)
                url.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func read(_ urls: [URL]) {
                urls.forEach { url in
                    url.↓startAccessingSecurityScopedResource()
                    print((try? Data(contentsOf: url))?.count ?? 0)
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                let isAccessing = url.startAccessingSecurityScopedResource()
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                defer { url.stopAccessingSecurityScopedResource() }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                if url.startAccessingSecurityScopedResource() {
                    defer { url.stopAccessingSecurityScopedResource() }
                    return try? Data(contentsOf: url)
                }
                return nil
            }
            ```
            ```swift
            func keep(_ url: URL) { _ = url.startAccessingSecurityScopedResource() }
            ```
            ```swift
            struct Ticket {
                func startAccessingSecurityScopedResource() -> Bool { true }
                func stopAccessingSecurityScopedResource() {}
            }
            func pass(_ ticket: Ticket) {
                _ = ticket.startAccessingSecurityScopedResource()
                ticket.stopAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func swap(_ old: URL, _ new: URL) -> Bool {
                old.stopAccessingSecurityScopedResource()
                return new.startAccessingSecurityScopedResource()
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                let text = "_ = url.startAccessingSecurityScopedResource()"
                // _ = url.startAccessingSecurityScopedResource()
                return text.isEmpty ? nil : try? Data(contentsOf: url)
            }
            ```
            ```swift
            class Document {
                var isAccessing = false
                func read(_ url: URL) -> Data? {
                    isAccessing = url.startAccessingSecurityScopedResource()
                    defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                    return try? Data(contentsOf: url)
                }
            }
            ```

            ## Cure
            Keep the result and stop only where it was true.
            """#),
        RulePage(
            id: "scope-unbalanced-exit", severity: .warning, isOn: true, isFixable: false,
            summary: "A way out of the function skips the stop of security-scoped access.",
            text: #"""
            A way out of the function skips the stop of security-scoped access.

            ## What goes wrong
            The stop stands at the end of the function, and an early `return`, an error or a `catch` leaves before it. Each such way leaks
            a resource of the kernel; after enough of them the app no longer reaches files outside its container.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 004; Apple, "URL", `stopAccessingSecurityScopedResource()`.

            ## Triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                guard url.↓startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
                let data = try Data(contentsOf: url)
                url.stopAccessingSecurityScopedResource()
                return data
            }
            ```
            ```swift
            func title(_ url: URL) -> String? {
                let isAccessing = url.↓startAccessingSecurityScopedResource()
                guard let document = PDFDocument(url: url) else { return nil }
                let title = document.description
                if isAccessing { url.stopAccessingSecurityScopedResource() }
                return title
            }
            ```
            ```swift
            class Importer: UIViewController, UIDocumentPickerDelegate {
                func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                    guard let url = urls.first, url.↓startAccessingSecurityScopedResource() else { return }
                    do {
                        title = try String(contentsOf: url)
                        url.stopAccessingSecurityScopedResource()
                    } catch {
                        print(error)
                    }
                }
            }
            ```
            ```swift
            func copyAll(_ urls: [URL], to folder: URL) {
                for url in urls {
                    guard url.↓startAccessingSecurityScopedResource() else { continue }
                    if url.pathExtension == "tmp" { continue }
                    try? FileManager.default.copyItem(at: url, to: folder)
                    url.stopAccessingSecurityScopedResource()
                }
            }
            ```
            ```swift
            func open(_ url: URL, kind: Int) -> Bool {
                _ = url.↓startAccessingSecurityScopedResource()
                switch kind {
                case 0: print(url)
                case 1: return false
                default: break
                }
                url.stopAccessingSecurityScopedResource()
                return true
            }
            ```
            ```swift
            func load(_ url: URL?) throws {
                guard let url else { return }
                _ = url.↓startAccessingSecurityScopedResource()
                let text = try String(contentsOf: url)
                if text.isEmpty { throw CocoaError(.fileReadCorruptFile) }
                defer { url.stopAccessingSecurityScopedResource() }
                print(text)
            }
            ```

            ## Not triggering
            ```swift
            func read(_ url: URL) throws -> Data {
                guard url.startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
                defer { url.stopAccessingSecurityScopedResource() }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                let isAccessing = url.startAccessingSecurityScopedResource()
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                guard url.startAccessingSecurityScopedResource() else { return nil }
                let data: Data?
                do { data = try Data(contentsOf: url) } catch { data = nil }
                url.stopAccessingSecurityScopedResource()
                return data
            }
            ```
            ```swift
            func read(_ url: URL, isForeign: Bool) -> Data? {
                if isForeign { _ = url.startAccessingSecurityScopedResource() }
                let data = try? Data(contentsOf: url)
                if isForeign { url.stopAccessingSecurityScopedResource() }
                return data
            }
            ```
            ```swift
            class Document {
                private var url: URL?
                func open(_ picked: URL) -> Bool {
                    guard picked.startAccessingSecurityScopedResource() else { return false }
                    guard (try? Data(contentsOf: picked)) != nil else {
                        picked.stopAccessingSecurityScopedResource()
                        return false
                    }
                    url = picked
                    return true
                }
                func close() { url?.stopAccessingSecurityScopedResource() }
            }
            ```
            ```swift
            func read(_ url: URL, _ done: @escaping (Data?) -> Void) {
                guard url.startAccessingSecurityScopedResource() else { return done(nil) }
                DispatchQueue.global().async {
                    defer { url.stopAccessingSecurityScopedResource() }
                    done(try? Data(contentsOf: url))
                }
            }
            ```
            ```swift
            func read(_ url: URL) throws -> Data {
                var isAccessing = false
                defer { if isAccessing { url.stopAccessingSecurityScopedResource() } }
                isAccessing = url.startAccessingSecurityScopedResource()
                return try Data(contentsOf: url)
            }
            ```
            ```swift
            func read(_ url: URL) -> Data? {
                if !url.startAccessingSecurityScopedResource() { return nil }
                let data = try? Data(contentsOf: url)
                url.stopAccessingSecurityScopedResource()
                if data == nil { fatalError("größer 👩‍👩‍👧") }
                return data
            }
            ```
            ```swift
            func scoped<T>(_ url: URL, _ work: () throws -> T) rethrows -> T {
                let granted = url.startAccessingSecurityScopedResource()
                do {
                    let result = try work()
                    if granted { url.stopAccessingSecurityScopedResource() }
                    return result
                } catch {
                    if granted == true { url.stopAccessingSecurityScopedResource() }
                    throw error
                }
            }
            ```

            ## Cure
            Stop in a `defer` right after the start.
            """#),
        RulePage(
            id: "setter-loads-view", severity: .warning, isOn: true, isFixable: true,
            summary: "A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.",
            text: #"""
            A property of a view controller touches `view` when it is set, and does not ask whether the view is loaded.

            ## What goes wrong
            Properties are set before a controller is shown. Reading `view` then loads it: much too early, with outlets and sizes that are
            not there yet, and `viewDidLoad()` runs before the other properties are set.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003: a setter may be called by anyone at any time, so it asks whether the view is loaded. Apple, "UIViewController",
            `isViewLoaded`.

            ## Triggering
            ```swift
            class Profile: UIViewController {
                var color: UIColor? {
                    didSet { ↓view.backgroundColor = color }
                }
            }
            ```
            ```swift
            class List: UITableViewController {
                var items: [String] = [] {
                    didSet {
                        items.sort()
                        ↓tableView.reloadData()
                        tableView.scrollsToTop = true
                    }
                }
            }
            ```
            ```swift
            // file: Base.swift
            class Base: UICollectionViewController {}
            // file: Grid.swift
            class Grid: Base {
                var isWide = false {
                    didSet {
                        guard isWide != oldValue else { return }
                        self.↓collectionView.reloadData()
                    }
                }
            }
            ```
            ```swift
            class Reader: UIViewController {
                private var storage = ""
                var text: String {
                    get { storage }
                    set {
                        storage = newValue
                        self.↓view.setNeedsLayout()
                    }
                }
            }
            ```
            ```swift
            class Reader: UIViewController {
                weak var delegate: AnyObject? {
                    willSet {
                        if newValue == nil { print("größer 👩‍👩‍👧") }
                        UIView.animate(withDuration: 0.2) { self.↓view.alpha = 1 }
                    }
                }
            }
            ```
            ```swift
            class Pages: UIViewController {
                #if DEBUG
                var isMarked = false { didSet { ↓view?.layer.borderWidth = 1 } }
                #endif
            }
            ```

            ## Not triggering
            ```swift
            class Profile: UIViewController {
                var color: UIColor? {
                    didSet { if isViewLoaded { view.backgroundColor = color } }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var color: UIColor? {
                    didSet {
                        guard isViewLoaded, color != oldValue else { return }
                        view.backgroundColor = color
                    }
                }
                var title2: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                let tableView = UITableView()
                var items: [Int] = [] { didSet { tableView.reloadData() } }
            }
            ```
            ```swift
            class Box: UIView {
                let view = UIView()
                var color: UIColor? { didSet { view.backgroundColor = color } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                private var items: [Int] = [] { didSet { view.setNeedsLayout() } }
                private(set) var count = 0 { didSet { view.setNeedsLayout() } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                @IBOutlet var label: UILabel! { didSet { view.tintColor = label.tintColor } }
            }
            ```
            ```swift
            class Profile: UIViewController {
                private var isReady = false
                override func viewDidLoad() { isReady = true }
                var color: UIColor? {
                    didSet {
                        guard isReady else { return }
                        view.backgroundColor = color
                    }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var done: (() -> Void)?
                var color: UIColor? {
                    didSet {
                        // view.backgroundColor = color
                        done = { self.view.backgroundColor = self.color }
                    }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var panel: UIView {
                    get { view }
                    set { view = newValue }
                }
                var first: UIView? {
                    didSet {
                        loadViewIfNeeded()
                        view.addSubview(first!)
                    }
                }
            }
            ```
            ```swift
            class Profile: UIViewController {
                var other: UIViewController? { didSet { other?.view.removeFromSuperview() } }
                var style = 0 { didSet { if let view = viewIfLoaded { view.alpha = 1 } } }
            }
            ```

            ## Cure
            Ask `isViewLoaded` first, and set the view up from the model in `viewDidLoad()`.
            """#),
        RulePage(
            id: "superfluous-suppression", severity: .warning, isOn: true, isFixable: true,
            summary: "A suppressing comment that silences nothing, or that names no rule.",
            text: #"""
            A suppressing comment that silences nothing, or that names no rule.

            ## What goes wrong
            A comment that outlives its trap hides the next one that appears at the same place, and a mistyped rule name never hid
            anything. Nothing is said of a rule that did not run.

            ## Apple's message
            none: silent

            ## Rests on
            The project's own rules.

            ## Triggering
            ```swift
            ↓// vitrine:disable:next vev-direct the label belongs there
            stack.addSubview(label)
            ```
            ```swift
            ↓// vitrine:disable:next vev-drect the label belongs there
            blur.addSubview(label)
            ```

            ## Not triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            // vitrine:disable:next vev-direct shows the exception on purpose
            blur.addSubview(label)
            ```

            ## Cure
            Delete the comment, or mend the rule's name. `--fix` deletes comments that silence nothing.
            """#),
        RulePage(
            id: "suppression-reason", severity: .note, isOn: true, isFixable: false,
            summary: "A suppressing comment without a reason.",
            text: #"""
            A suppressing comment without a reason.

            ## What goes wrong
            Whoever meets the comment later cannot tell whether it still holds. The finding stays silenced all the same.

            ## Apple's message
            none: silent

            ## Rests on
            The project's own rules.

            ## Triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            ↓// vitrine:disable:next vev-direct
            blur.addSubview(label)
            ```

            ## Not triggering
            ```swift
            let blur = UIVisualEffectView(effect: nil)
            // vitrine:disable:next vev-direct shows the exception on purpose
            blur.addSubview(label)
            ```

            ## Cure
            Say after the rules, in a few words, why the trap cannot spring here.
            """#),
        RulePage(
            id: "vdl-request", severity: .note, isOn: false, isFixable: false,
            summary: "`viewDidLoad()` starts a request.",
            text: #"""
            `viewDidLoad()` starts a request.

            ## What goes wrong
            Nobody says when, how often or whether a view is loaded: a controller behind another tab never asks, and a container that
            loads it early asks too soon. The request belongs to the controller's or the model's own life.

            ## Apple's message
            none: silent

            ## Rests on
            Seed 003: do not enqueue the operation in `viewDidLoad`.

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

            ## Not triggering
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

            ## Cure
            Start the request where the controller gets its model, or when it appears; show what is there in `viewDidLoad()`.
            """#),
        RulePage(
            id: "vev-direct", severity: .error, isOn: true, isFixable: true,
            summary: "A view is added directly to a value whose type is UIVisualEffectView.",
            text: #"""
            A view is added directly to a value whose type is UIVisualEffectView.

            ## What goes wrong
            From iOS 11 an effect view throws an exception when a view is added to it and not to its `contentView`.

            ## Apple's message
            `<UIImageView: 0x…> - (null) has been added as a subview to <UIVisualEffectView: 0x…>. Do not add subviews directly to the
            visual effect view itself, instead add them to the -contentView.`

            ## Rests on
            Seeds 000 and 002; Apple, "UIVisualEffectView".

            ## Triggering
            ```swift
            class Box: UIView {
                let boxView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                func fill(_ label: UILabel) {
                    boxView.↓addSubview(label)
                    self.boxView.↓insertSubview(label, at: 0)
                }
            }
            ```
            ```swift
            func fill(_ effect: UIVisualEffectView?, _ label: UILabel) {
                guard let panel = effect else { return }
                panel.↓insertSubview(label, aboveSubview: label)
                effect?.↓addSubview(label)
            }
            ```

            ## Not triggering
            ```swift
            class Box: UIView {
                let blurEffectView = UIView()
                let effectView = UIVisualEffectView(effect: nil)
                func fill(_ label: UILabel) {
                    blurEffectView.addSubview(label)
                    effectView.contentView.addSubview(label)
                    let content = effectView.contentView
                    content.insertSubview(label, at: 0)
                    addSubview(effectView)
                }
            }
            ```
            ```swift
            import AppKit
            func fill(_ effect: NSVisualEffectView, _ label: NSView) { effect.addSubview(label) }
            ```

            ## Cure
            Add the view to the effect view's `contentView`.
            """#),
    ]
}
