// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/SecurityScope/ScopeDeferInnerBlockRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let scopeDeferInnerBlock = RulePage(
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
        Public report: the blog of owenzhao; the Swift book, "Defer Statement".

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
        """#)
}
