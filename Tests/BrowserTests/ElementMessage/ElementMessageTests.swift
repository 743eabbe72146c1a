// What a page is told of the screen's elements: only what changed, and bounded.
import Foundation
import Stage
import Testing

import Browser

@Suite("ElementMessage") struct ElementMessageTests {
    private func elements(_ list: StageElement...) -> StageElements {
        var result = StageElements()
        result.roots = list.map(\.id)
        for element in list { result.all[element.id] = element }
        return result
    }

    private func button(_ id: Int, _ label: String) -> StageElement {
        var element = StageElement(id: id, role: .button, frame: CGRect(x: 20, y: 30.125, width: 100, height: 44))
        element.label = label
        return element
    }

    @Test("at first everything, then what is new, other or gone; nothing where nothing changed") func changes() {
        let first = elements(button(1, "Buy"), button(2, "Sell"))
        #expect(
            ElementMessage.change(from: StageElements(), to: first)
                == #"{"roots":[1,2],"set":[{"f":[20,30.13,100,44],"i":1,"n":"Buy","r":"button"},{"f":[20,30.13,100,44],"i":2,"n":"Sell","r":"button"}],"t":"elements"}"#
        )
        #expect(ElementMessage.change(from: first, to: first) == nil)
        var second = elements(button(1, "Buy"))
        second.all[1]?.states = [.disabled, .selected]
        second.all[1]?.actions = ["Later"]
        #expect(
            ElementMessage.change(from: first, to: second)
                == #"{"drop":[2],"roots":[1],"set":[{"a":["Later"],"f":[20,30.13,100,44],"i":1,"n":"Buy","r":"button","s":3}],"t":"elements"}"#
        )
    }

    @Test("long texts are cut, wild places bounded, quotes escaped") func bounds() throws {
        var wild = StageElement(id: 1, role: .text, frame: CGRect(x: .infinity, y: -1e12, width: .nan, height: 5))
        wild.label = "\"<b>" + String(repeating: "x", count: 5_000)
        let text = try #require(ElementMessage.change(from: StageElements(), to: elements(wild)))
        #expect(text.contains(#""f":[0,-100000,0,5]"#))
        #expect(text.contains(#"\"<b>x"#))
        #expect(text.count < 1_200)
        #expect(ElementMessage.saying("Hi") == #"{"t":"say","v":"Hi"}"#)
    }

    @Test("what a page may ask of an element; anything else is no message")
    func asking() {
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"activate"}"#) == .input(.element(id: 3, .activate)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"focus"}"#) == .input(.element(id: 3, .focus)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"increment"}"#) == .input(.element(id: 3, .increment)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"decrement"}"#) == .input(.element(id: 3, .decrement)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"escape"}"#) == .input(.element(id: 3, .escape)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"custom","n":2}"#) == .input(.element(id: 3, .custom(2))))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"reveal"}"#) == .input(.element(id: 3, .reveal)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"begin"}"#) == .input(.element(id: 3, .begin)))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"edit","v":"ab"}"#) == .input(.element(id: 3, .edit("ab"))))
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"edit","v":""}"#) == .input(.element(id: 3, .edit(""))))
        let long = String(repeating: "a", count: 10_001)
        #expect(PageMessage(json: #"{"t":"element","i":3,"act":"edit","v":"\#(long)"}"#) == nil)
        for bad in [
            #"{"t":"element","i":3,"act":"edit"}"#,
            #"{"t":"element","i":0,"act":"activate"}"#, #"{"t":"element","i":-4,"act":"activate"}"#,
            #"{"t":"element","act":"activate"}"#, #"{"t":"element","i":3}"#, #"{"t":"element","i":3,"act":"explode"}"#,
            #"{"t":"element","i":3,"act":"custom"}"#, #"{"t":"element","i":3,"act":"custom","n":32}"#,
            #"{"t":"element","i":3,"act":"custom","n":-1}"#, #"{"t":"element","i":1e300,"act":"focus"}"#,
            #"{"t":"element","i":"3","act":"focus"}"#,
        ] {
            #expect(PageMessage(json: bad) == nil, "\(bad)")
        }
    }
}
