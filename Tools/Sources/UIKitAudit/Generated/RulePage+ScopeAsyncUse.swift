// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Rules/SecurityScope/ScopeAsyncUseRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let scopeAsyncUse = RulePage(
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
        Public report: the blog of owenzhao; Apple, "URL", `stopAccessingSecurityScopedResource()`: the app loses access at once.

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
        ```swift
        func open(_ url: URL, _ queue: DispatchQueue) {
            let isAccessing = url.startAccessingSecurityScopedResource()
            guard FileManager.default.fileExists(atPath: url.path) else {
                if isAccessing { url.stopAccessingSecurityScopedResource() }
                return
            }
            queue.async { print(try? Data(contentsOf: url)) }
            forgetOldFiles()
        }
        func forgetOldFiles() {
            guard let old = URL(string: "file:///old") else { return }
            old.stopAccessingSecurityScopedResource()
        }
        ```

        ## Cure
        Stop where the work ends: in the closure, in a completion, or when the player is let go.
        """#)
}
