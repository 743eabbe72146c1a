// View models as apps have them: loading, searching, retrying, refreshing, polling.
import UIKit

extension Shape {
    static let models: [Shape] = [
        Shape("a model that loads while a spinner turns") { screen in
            screen.spinner.startAnimating()
            screen.status.text = "loading"
            Task {
                let items = await Store().load()
                screen.show(items.joined(separator: ", "))
                screen.status.text = "loaded"
                screen.spinner.stopAnimating()
            }
        } twin: { screen in
            screen.show("apples, pears")
            screen.status.text = "loaded"
        },
        Shape("a search that waits until typing ends") { screen in
            var pending: Task<Void, any Error>?
            for text in ["k", "ki", "kiwi"] {
                pending?.cancel()
                pending = Task {
                    try await Task.sleep(for: .milliseconds(300))
                    let found = await Store().search(text)
                    screen.show(found)
                }
            }
        } twin: {
            $0.show("found kiwi")
        },
        Shape("an image that comes late") { screen in
            screen.show(square: .systemGray)
            DispatchQueue.global(qos: .utility).async {
                Thread.sleep(forTimeInterval: 0.4)
                DispatchQueue.main.async { screen.show(square: .systemTeal) }
            }
        } twin: {
            $0.show(square: .systemTeal)
        },
        Shape("a token that is refreshed once for three requests") { screen in
            let session = Session()
            Task {
                async let first = session.request("a"), second = session.request("b"), third = session.request("c")
                let all = await [first, second, third]
                screen.show(all.joined(separator: " "))
                screen.status.text = "\(await session.refreshes) refresh"
            }
        } twin: { screen in
            screen.show("a:token b:token c:token")
            screen.status.text = "1 refresh"
        },
        Shape("retries with growing pauses") { screen in
            Task {
                var pause = Duration.milliseconds(100), attempts = 0
                while true {
                    attempts += 1
                    if attempts == 5 { break }
                    try await Task.sleep(for: pause)
                    pause *= 2
                }
                screen.show("\(attempts) attempts")
            }
        } twin: {
            $0.show("5 attempts")
        },
        Shape("polling until the answer is there") { screen in
            let counter = Counter()
            Task {
                while await counter.add(1) < 6 { try await Task.sleep(for: .seconds(1)) }
                screen.show("there")
            }
        } twin: {
            $0.show("there")
        },
    ]
}

private struct Store: Sendable {
    func load() async -> [String] {
        try? await Task.sleep(for: .milliseconds(700))
        return await Task.detached { ["pears", "apples"].sorted() }.value
    }

    func search(_ text: String) async -> String {
        try? await Task.sleep(for: .milliseconds(50))
        return "found \(text)"
    }
}

private actor Session {
    private(set) var refreshes = 0
    private var refresh: Task<String, Never>?

    func request(_ name: String) async -> String { "\(name):\(await token())" }

    private func token() async -> String {
        if let refresh { return await refresh.value }
        let task = Task {
            refreshes += 1
            try? await Task.sleep(for: .milliseconds(200))
            return "token"
        }
        refresh = task
        return await task.value
    }
}
