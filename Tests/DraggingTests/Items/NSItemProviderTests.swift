// Item providers: representations, loading, errors, types.
// Apple: "NSItemProvider"; rules of lists.md, L144.
import Foundation
import FoundationAdditions
import Synchronization
import Testing
import UIKit

/// A class of an app's own.
private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let text: String
    init(_ text: String) { self.text = text }
    static let readableTypeIdentifiersForItemProvider = ["com.example.note"]
    static let writableTypeIdentifiersForItemProvider = ["com.example.note", "public.utf8-plain-text"]
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((typeIdentifier == "com.example.note" ? "note:" : "").utf8) + Data(text.utf8), nil)
        return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
        Note(String(decoding: data, as: UTF8.self))
    }
}

private struct Refused: Error {}

@Suite("NSItemProvider") struct NSItemProviderTests {
    private func data(_ provider: NSItemProvider, _ type: String) async -> Result<Data, any Error> {
        await withCheckedContinuation { go in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                go.resume(returning: data.map { .success($0) } ?? .failure(error!))
            }
        }
    }
    private func object(_ provider: NSItemProvider, _ type: any NSItemProviderReading.Type) async -> Result<String, any Error> {
        await withCheckedContinuation { go in
            provider.loadObject(ofClass: type) { object, error in
                let words = (object as? Note).map(\.text) ?? object.map { "\($0)" }
                go.resume(returning: words.map { .success($0) } ?? .failure(error!))
            }
        }
    }
    private func code(_ result: Result<some Any, any Error>) -> Int? {
        guard case .failure(let error) = result else { return nil }
        let plain = error as NSError
        return plain.domain == NSItemProvider.errorDomain ? plain.code : nil
    }

    // Covers: NSItemProvider.init(object:), NSItemProvider.loadObject(ofClass:completionHandler:), NSItemProvider.canLoadObject(ofClass:)
    @Test("texts, addresses and own objects come back; String and NSString are each other's") func roundTrips() async throws {
        #expect(try await object(NSItemProvider(object: "a" as NSString), NSString.self).get() == "a")
        #expect(try await object(NSItemProvider(object: "a" as NSItemProviderWriting), NSString.self).get() == "a")
        #expect(try await object(NSItemProvider(object: "é" as NSString), NSAttributedString.self).get().hasPrefix("é"))
        let url = try #require(NSURL(string: "https://example.com/x"))
        #expect(try await object(NSItemProvider(object: url), NSURL.self).get() == "https://example.com/x")
        #expect(try await object(NSItemProvider(object: url), NSString.self).get() == "https://example.com/x")
        #expect(try await object(NSItemProvider(object: Note("n")), Note.self).get() == "note:n")
        #expect(try await object(NSItemProvider(object: Note("n")), NSString.self).get() == "n")
        let text: String? = await withCheckedContinuation { go in
            NSItemProvider(object: "b" as NSString).loadObject(ofClass: String.self) { text, _ in go.resume(returning: text) }
        }
        #expect(text == "b")
        #expect(NSItemProvider(object: "a" as NSString).canLoadObject(ofClass: String.self))
        #expect(!NSItemProvider(object: "a" as NSString).canLoadObject(ofClass: Note.self))
    }

    @Test("images and colours come back") func images() async throws {
        let picture = await MainActor.run {
            UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            }
        }
        let provider = NSItemProvider(object: picture)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        let size: CGSize? = await withCheckedContinuation { go in
            provider.loadObject(ofClass: UIImage.self) { image, _ in go.resume(returning: (image as? UIImage)?.size) }
        }
        let scale = picture.scale
        #expect(size == CGSize(width: 3 * scale, height: 2 * scale))
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let same: Bool = await withCheckedContinuation { go in
            NSItemProvider(object: color).loadObject(ofClass: UIColor.self) { made, _ in
                go.resume(returning: (made as? UIColor) == color)
            }
        }
        #expect(same)
    }

    @Test("representations are in order of registration; the first that conforms is loaded (L144)") func fidelity() async throws {
        let provider = NSItemProvider()
        for (type, text) in [("public.html", "<b>"), ("public.utf8-plain-text", "b"), ("com.example.own", "own")] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                done(Data(text.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text", "com.example.own"])
        #expect(try await data(provider, "public.text").get() == Data("<b>".utf8))
        #expect(try await data(provider, "public.plain-text").get() == Data("b".utf8))
        #expect(try await data(provider, "com.example.own").get() == Data("own".utf8))
        #expect(provider.hasItemConformingToTypeIdentifier("public.content"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(try await object(provider, NSString.self).get() == "b")
    }

    @Test("errors: nothing of the type -1000, a handler's own, no data -1000, a value that is no data -1200 (L144)")
    func errors() async {
        let provider = NSItemProvider()
        #expect(code(await data(provider, "public.text")) == -1000)
        #expect(code(await object(provider, NSString.self)) == -1000)
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.own", visibility: .all) { done in
            done(nil, Refused())
            return nil
        }
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.empty", visibility: .all) { done in
            done(nil, nil)
            return nil
        }
        if case .failure(let error) = await data(provider, "com.example.own") { #expect(error is Refused) }
        #expect(code(await data(provider, "com.example.own")) == nil)
        #expect(code(await data(provider, "com.example.empty")) == -1000)
        let odd = NSItemProvider(item: Date(timeIntervalSince1970: 0), typeIdentifier: "com.example.date")
        #expect(code(await data(odd, "com.example.date")) == -1200)
        let broken = NSItemProvider()
        broken.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { done in
            done(Data([0xFF, 0xFE, 0xFD]), nil)
            return nil
        }
        #expect(code(await object(broken, NSString.self)) == -1200)
    }

    @Test("loads call back away from the main thread; a provider knows when none is under way") func threads() async {
        let provider = NSItemProvider(object: "a" as NSString)
        let isMain: Bool = await withCheckedContinuation { go in
            provider.loadObject(ofClass: NSString.self) { _, _ in go.resume(returning: Thread.isMainThread) }
        }
        #expect(!isMain)
        let slow = NSItemProvider()
        let gate = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)
        slow.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { done in
            gate.withLock { $0 = done }
            return nil
        }
        let order = Mutex<[String]>([])
        slow.loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in order.withLock { $0.append("loaded") } }
        let _: Void = await withCheckedContinuation { go in
            slow.whenIdle {
                order.withLock { $0.append("idle") }
                go.resume()
            }
            gate.withLock { $0 }?(Data(), nil)
        }
        #expect(order.withLock { $0 } == ["loaded", "idle"])
    }

    @Test("files: a copy that goes when the closure returns, with the suggested name; read as data too") func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drag-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("list.txt")
        try Data("abc".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "list")
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(try await data(provider, "public.text").get() == Data("abc".utf8))
        let copy: (URL, String)? = await withCheckedContinuation { go in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                go.resume(returning: url.map { ($0, (try? String(contentsOf: $0, encoding: .utf8)) ?? "") })
            }
        }
        #expect(copy?.0 != file)
        #expect(copy?.0.lastPathComponent == "list.txt")
        #expect(copy?.1 == "abc")
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        #expect(item as? URL == file)
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.com")) == nil)
    }

    @Test("values: loadItem gives what was put in; a copy carries the same") func values() async throws {
        let provider = NSItemProvider(item: "text", typeIdentifier: "public.plain-text")
        #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? String == "text")
        let copy = try #require(provider.copy() as? NSItemProvider)
        #expect(copy.registeredTypeIdentifiers == ["public.plain-text"])
        await #expect(throws: NSError.self) { try await provider.loadItem(forTypeIdentifier: "public.image") }
        let made = NSItemProvider()
        made.registerObject(ofClass: Note.self, visibility: .all) { done in
            done(Note("later"), nil)
            return nil
        }
        #expect(try await object(made, Note.self).get() == "note:later")
    }
}
