// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/SecurityScope/ScopeNeverStoppedRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let scopeNeverStopped = RulePage(
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
        Public report: the blog of owenzhao; Apple, "URL", `startAccessingSecurityScopedResource()`: balance each call that returns true.

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
        """#)
}
