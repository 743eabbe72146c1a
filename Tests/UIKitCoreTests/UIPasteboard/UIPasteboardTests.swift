// Pasteboards.
// Apple: "UIPasteboard".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIPasteboard", .harness) struct UIPasteboardTests {
    // Covers: UIPasteboard.general, UIPasteboard.string, UIPasteboard.strings, UIPasteboard.hasStrings, UIPasteboard.changeCount, UIPasteboard.types
    @Test("Text on the general pasteboard replaces everything and counts as one change (documented)")
    func text() {
        _ = StageFixture()
        let board = UIPasteboard.general
        #expect(board.string == nil)
        #expect(!board.hasStrings)
        #expect(board.strings == nil)
        #expect(board.types == [])
        let before = board.changeCount
        board.string = "apple"
        #expect(UIPasteboard.general.string == "apple")
        #expect(board.hasStrings)
        #expect(board.changeCount == before + 1)
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(board.items.count == 1)
        board.strings = ["one", "two"]
        #expect(board.string == "one")
        #expect(board.strings == ["one", "two"])
        #expect(board.numberOfItems == 2)
        board.string = nil
        #expect(!board.hasStrings)
        #expect(board.items.isEmpty)
        #expect(board.changeCount == before + 3)
    }

    // Covers: UIPasteboard.url, UIPasteboard.urls, UIPasteboard.image, UIPasteboard.images, UIPasteboard.hasImages, UIPasteboard.hasURLs, UIPasteboard.color, UIPasteboard.colors, UIPasteboard.hasColors
    @Test("Addresses, pictures and colours come back as what they are, and as nothing else (documented)")
    func kinds() {
        _ = StageFixture()
        let board = UIPasteboard.general
        let url = URL(string: "https://example.org/a?b=c")!
        board.url = url
        #expect(board.url == url)
        #expect(board.hasURLs)
        #expect(!board.hasImages)
        #expect(board.urls == [url])
        #expect(board.image == nil)
        let image = TestImage.of(2, 3, .red)
        board.image = image
        #expect(board.image?.size == CGSize(width: 2, height: 3))
        #expect(board.hasImages)
        #expect(board.images?.count == 1)
        #expect(!board.hasURLs)
        #expect(board.data(forPasteboardType: "public.png").flatMap(UIImage.init(data:))?.size == CGSize(width: 2, height: 3))
        board.color = .systemRed
        #expect(board.color == .systemRed)
        #expect(board.hasColors)
        #expect(board.colors == [.systemRed])
        #expect(board.string == nil)
    }

    // Covers: UIPasteboard.setData, UIPasteboard.data, UIPasteboard.setValue, UIPasteboard.value, UIPasteboard.contains, UIPasteboard.items, UIPasteboard.addItems, UIPasteboard.itemSet
    @Test("Bytes and values stand under their types; text given as bytes is read as text (documented)")
    func types() {
        _ = StageFixture()
        let board = UIPasteboard.general
        board.setData(Data("hé".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == "hé")
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("hé".utf8))
        board.setValue(7, forPasteboardType: "org.example.number")
        #expect(board.value(forPasteboardType: "org.example.number") as? Int == 7)
        #expect(board.string == nil)
        #expect(board.contains(pasteboardTypes: ["a", "org.example.number"]))
        #expect(!board.contains(pasteboardTypes: ["a"]))
        board.addItems([["public.url": URL(string: "file:///x")!]])
        #expect(board.numberOfItems == 2)
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 1))
        #expect(board.itemSet(withPasteboardTypes: ["none"]) == nil)
        #expect(board.types(forItemSet: nil) == [["org.example.number"], ["public.url"]])
        #expect(board.values(forPasteboardType: "public.url", inItemSet: IndexSet(integer: 1))?.count == 1)
        #expect(board.values(forPasteboardType: "public.url", inItemSet: IndexSet(integer: 2)) == nil)
        #expect(board.data(forPasteboardType: "public.url", inItemSet: nil) == [Data("file:///x".utf8)])
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
        board.items = [[UIPasteboard.typeAutomatic: "auto"]]
        #expect(board.string == "auto")
        #expect(board.types == ["public.utf8-plain-text"])
    }

    // Covers: UIPasteboard.init(name:create:), UIPasteboard.withUniqueName, UIPasteboard.name, UIPasteboard.remove, UIPasteboard.isPersistent
    @Test("A name is one pasteboard wherever it is asked for; a removed one is gone (documented)")
    func names() throws {
        _ = StageFixture()
        let name = UIPasteboard.Name("org.example.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.string = "kept"
        #expect(UIPasteboard(name: name, create: false)?.string == "kept")
        #expect(board.name == name)
        #expect(!board.isPersistent)
        #expect(UIPasteboard.general.string == nil)
        #expect(UIPasteboard.general.name == .general)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(board.string == nil)
        UIPasteboard.remove(withName: .general)
        UIPasteboard.general.string = "x"
        #expect(UIPasteboard.general.string == "x")
    }

    // Covers: UIPasteboard.changedNotification, UIPasteboard.setItems
    @Test("A change is announced with the types that came and went; items expire at their date (documented)")
    func changes() {
        let app = StageFixture()
        _ = app
        let board = UIPasteboard.general
        board.string = "a"
        var notes: [[String: [String]]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let info = note.userInfo as? [String: [String]]
            MainActor.assumeIsolated { notes.append(info ?? [:]) }
        }
        board.url = URL(string: "https://a.b")
        NotificationCenter.default.removeObserver(token)
        #expect(
            notes == [
                [
                    UIPasteboard.changedTypesAddedUserInfoKey: ["public.url"],
                    UIPasteboard.changedTypesRemovedUserInfoKey: ["public.utf8-plain-text"],
                ]
            ])
        board.setItems([["public.text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.string == nil)
        #expect(board.numberOfItems == 0)
        board.setItems([["public.text": "new"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000), .localOnly: true])
        #expect(board.string == "new")
    }

    // Covers: UIPasteboard.setItems, UIPasteboard.OptionsKey.localOnly
    @Test("A stage hears the text of what is put on the general pasteboard unless it is local; what its user pastes comes in")
    func host() {
        let app = StageFixture()
        let board = UIPasteboard.general
        board.string = "one"
        board.url = URL(string: "https://example.org")
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        UIPasteboard.withUniqueName().string = "named"
        board.items = []
        #expect(app.stage.copiedTexts == ["one", "https://example.org", ""])
        let before = board.changeCount
        app.turn(.clipboard("from the host"))
        #expect(board.string == "from the host")
        #expect(board.changeCount == before + 1)
        app.turn(.clipboard("from the host"))
        #expect(board.changeCount == before + 1)
        #expect(app.stage.copiedTexts.count == 3)
    }
}
