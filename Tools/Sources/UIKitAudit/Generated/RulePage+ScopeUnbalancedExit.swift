// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/SecurityScope/ScopeUnbalancedExitRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let scopeUnbalancedExit = RulePage(
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
        Public report: the blog of owenzhao; Apple, "URL", `stopAccessingSecurityScopedResource()`.

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
        ```swift
        class Preview: UIViewController {
            let image = UIImageView()
            func didReceive(_ notification: UNNotification) {
                guard let attachment = notification.request.content.attachments.first else { return }
                do {
                    if attachment.url.↓startAccessingSecurityScopedResource() {
                        let data = try Data(contentsOf: attachment.url)
                        image.image = UIImage(data: data)
                        attachment.url.stopAccessingSecurityScopedResource()
                    }
                } catch {}
            }
        }
        ```
        ```swift
        class Delegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                for context in contexts {
                    let file = context.url
                    let isAccessing = file.↓startAccessingSecurityScopedResource()
                    guard isAccessing && FileManager.default.isReadableFile(atPath: file.path) else { return }
                    print(file)
                    file.stopAccessingSecurityScopedResource()
                }
            }
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                if let context = options.urlContexts.first {
                    let file = context.url
                    guard file.↓startAccessingSecurityScopedResource() else { return }
                    if file.pathExtension.isEmpty { return }
                    file.stopAccessingSecurityScopedResource()
                }
            }
        }
        ```
        ```swift
        class Importer: UIViewController {
            private var opened: [URL] = []
            func open(_ url: URL) {
                let isAccessing = url.↓startAccessingSecurityScopedResource()
                guard isAccessing && FileManager.default.isReadableFile(atPath: url.path) else { return }
                if url.pathExtension == "tmp" {
                    if isAccessing { url.stopAccessingSecurityScopedResource() }
                    return
                }
                opened.append(url)
            }
            func closeAll() { opened.forEach { $0.stopAccessingSecurityScopedResource() } }
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
        """#)
}
