// Messages of a page: good ones are understood, all others are none.
import Foundation
import Stage
import Testing

import Browser

@Suite("PageMessage") struct PageMessageTests {
    @Test("each kind of message is understood")
    func kinds() {
        #expect(PageMessage(json: #"{"t":"ack","n":7}"#) == .acknowledge(7))
        #expect(
            PageMessage(json: #"{"t":"touch","s":[{"i":2,"p":"b","x":10.5,"y":20,"f":1,"r":0,"k":"d"}]}"#)
                == .touches([TouchSample(id: 2, phase: .began, location: CGPoint(x: 10.5, y: 20), force: 1)]))
        #expect(
            PageMessage(json: #"{"t":"wheel","x":1,"y":2,"dx":3,"dy":-4,"m":131072}"#)
                == .input(.wheel(location: CGPoint(x: 1, y: 2), delta: ScrollDelta(dx: 3, dy: -4), modifiers: .shift)))
        #expect(PageMessage(json: #"{"t":"hover","x":1,"y":2}"#) == .input(.hover(CGPoint(x: 1, y: 2))))
        #expect(PageMessage(json: #"{"t":"hover"}"#) == .input(.hover(nil)))
        #expect(
            PageMessage(json: #"{"t":"key","d":true,"u":4,"c":"A","ci":"a","m":131072}"#)
                == .input(
                    .key(
                        KeySample(
                            isDown: true, usage: 4, characters: "A", charactersIgnoringModifiers: "a",
                            modifiers: .shift))))
        #expect(PageMessage(json: #"{"t":"text","v":"日本"}"#) == .input(.text("日本")))
        #expect(
            PageMessage(json: #"{"t":"compose","v":"にほ","a":1,"b":2}"#)
                == .input(.composition("にほ", selected: 1..<2)))
        #expect(PageMessage(json: #"{"t":"compose","v":"ni"}"#) == .input(.composition("ni", selected: 2..<2)))
        #expect(PageMessage(json: #"{"t":"compose","v":"","a":-4,"b":9}"#) == .input(.composition("", selected: 0..<0)))
        #expect(PageMessage(json: #"{"t":"memory"}"#) == .memoryWarning)
        #expect(
            PageMessage(json: #"{"t":"open","v":"cart://item/7"}"#)
                == URL(string: "cart://item/7").map { .input(.open($0)) })
        for (name, value, message) in [
            ("device", "iphone-15", PageMessage.device("iphone-15")), ("appearance", "dark", .appearance(.dark)),
            ("orientation", "landscapeLeft", .orientation(.landscapeLeft)),
            ("contentSize", "AX5", .contentSize(.accessibilityExtraExtraExtraLarge)),
            ("rightToLeft", "true", .rightToLeft(true)), ("keyboard", "true", .keyboard(true)),
            ("increasedContrast", "false", .increasedContrast(false)),
            ("background", "true", .background(true)), ("boldText", "true", .boldText(true)),
            ("reducedMotion", "true", .reducedMotion(true)), ("slowAnimations", "false", .slowAnimations(false)),
            ("languages", "de-AT, en", .languages(["de-AT", "en"])), ("languages", "", .languages([])),
            ("rasterScale", "1.0625", .rasterScale(1.0625)), ("rasterScale", "", .rasterScale(nil)),
            ("timeZone", "Europe/Vienna", .timeZone("Europe/Vienna")), ("timeZone", "", .timeZone(nil)),
        ] {
            #expect(PageMessage(json: #"{"t":"set","k":"\#(name)","v":"\#(value)"}"#) == message)
        }
    }

    @Test(
        "what is no message is none",
        arguments: [
            "", "{}", "[]", "null", #"{"t":"run","v":"rm"}"#, #"{"t":"ack"}"#, #"{"t":"ack","n":-1}"#,
            #"{"t":"touch","s":[]}"#, #"{"t":"touch","s":[{"i":1,"p":"z","x":0,"y":0}]}"#,
            #"{"t":"touch","s":[{"i":1,"p":"b","x":1e300,"y":0}]}"#,
            #"{"t":"touch","s":[{"i":1,"p":"b","x":1e999,"y":0}]}"#,
            #"{"t":"touch","s":[{"i":1,"p":"b","x":0,"y":0},{"i":1,"p":"b","x":0,"y":0}]}"#,
            #"{"t":"set","k":"rasterScale","v":"0"}"#, #"{"t":"set","k":"rasterScale","v":"nan"}"#,
            #"{"t":"set","k":"rasterScale","v":"1e9"}"#, #"{"t":"set","k":"rasterScale","v":"-1"}"#,
            #"{"t":"wheel","x":1,"y":2}"#, #"{"t":"key","u":4}"#, #"{"t":"key","d":true,"u":0}"#,
            #"{"t":"text","v":""}"#, #"{"t":"open","v":"no address"}"#, #"{"t":"open","v":"/path"}"#, #"{"t":"open"}"#,
            #"{"t":"set","k":"languages","v":"de/AT"}"#, #"{"t":"set","k":"timeZone","v":"Nowhere/Else"}"#,
            #"{"t":"set","k":"orientation","v":"up"}"#, #"{"t":"set","k":"constructor","v":"x"}"#, "{\"t\":\"hover\"",
        ])
    func refused(json: String) {
        #expect(PageMessage(json: json) == nil)
    }

    @Test("too many fingers and too long a text are refused, forces and radii are bounded")
    func bounds() {
        let touches = (0..<12).map { #"{"i":\#($0),"p":"b","x":0,"y":0}"# }.joined(separator: ",")
        #expect(PageMessage(json: #"{"t":"touch","s":[\#(touches)]}"#) == nil)
        #expect(PageMessage(json: #"{"t":"text","v":"\#(String(repeating: "a", count: 10_001))"}"#) == nil)
        #expect(PageMessage(json: #"{"t":"compose","v":"\#(String(repeating: "a", count: 10_001))"}"#) == nil)
        #expect(PageMessage(json: #"{"t":"compose"}"#) == nil)
        let wild = PageMessage(json: #"{"t":"touch","s":[{"i":1,"p":"b","x":0,"y":0,"f":999,"r":-5}]}"#)
        #expect(wild == .touches([TouchSample(id: 1, phase: .began, location: .zero, force: 10, radius: 0)]))
    }
}
