// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/SecurityScope/ScopeStopUncheckedRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let scopeStopUnchecked = RulePage(
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
        Public report: the blog of owenzhao; Apple, "URL", `startAccessingSecurityScopedResource()`: balance each call that returns true.

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
        """#)
}
