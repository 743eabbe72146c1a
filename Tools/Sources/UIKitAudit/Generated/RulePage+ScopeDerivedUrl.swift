// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/SecurityScope/ScopeDerivedURLRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let scopeDerivedUrl = RulePage(
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
        Public report: the blog of owenzhao: the access must be asked of the URL that the sandbox passed in, not of one computed from it.

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
        """#)
}
