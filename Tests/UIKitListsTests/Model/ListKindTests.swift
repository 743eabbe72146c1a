// The words of messages.
import Testing

@testable import UIKitLists

@Suite("ListKind") struct ListKindTests {
    @Test("tables have rows, collections have items") func words() {
        #expect(ListKind.table.parts == "rows")
        #expect(ListKind.collection.parts == "items")
        #expect(ListKind.collection.tail("<V>") == "Collection view: <V>")
        #expect(ListKind.table.tail("") == "")
    }
}
