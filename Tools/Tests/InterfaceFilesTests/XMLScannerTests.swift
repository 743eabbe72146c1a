import Foundation
import InterfaceFiles
import SwiftModel
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("XML")
struct XMLScannerTests {
    private func problem(_ text: String) -> String? { problem(Array(text.utf8)) }

    private func problem(_ bytes: [UInt8]) -> String? {
        var scanner = XMLScanner(bytes)
        do throws(XMLProblem) {
            while try scanner.next() != nil {}
            return nil
        } catch {
            return "\(error.offset): \(error.message)"
        }
    }

    @Test(
        "what is not well formed is told with its place",
        arguments: [
            ("", "0: there is no element"), ("  <!-- c -->", "12: there is no element"),
            ("<a>", "3: <a> is not closed"),
            ("<a></b>", "3: </b> ends <a>"), ("</a>", "0: </a> ends nothing"),
            ("<a/><b/>", "4: there is more than one outermost element"),
            ("<a/>x", "4: there is text outside of any element"), ("<a b=1/>", "5: the value of 'b' has no quotes"),
            ("<a b='1' b='2'/>", "9: 'b' stands twice in one tag"), ("<a b='<'/>", "6: the value of 'b' holds '<'"),
            ("<a b='1'c='2'/>", "8: a blank is missing before an attribute"), ("<a b/>", "4: 'b' has no value"),
            ("<a>&nope;</a>", "3: '&nope;' is unknown"), ("<a>&#0;</a>", "3: '&#0;' is unknown"),
            ("<a>&#xD800;</a>", "3: '&#xD800;' is unknown"), ("<a>&#+65;</a>", "3: '&#+65;' is unknown"),
            ("<a>& </a>", "3: an '&' has no ';'"),
            ("<a>]]></a>", "3: ']]>' ends nothing"), ("<a><!-- -- --></a>", "8: a comment holds '--'"),
            ("<a><!-- ", "3: the comment is not closed"), ("<a><![CDATA[", "3: the character data are not closed"),
            ("<a>\u{1}</a>", "3: a control character stands here"), ("<1/>", "1: a name is missing"),
            ("<a/", "2: <a> has no '>'"), ("<a", "2: the text ends in a tag"),
            ("<a b='x", "6: the value of 'b' is not closed"),
            (" <?xml version='1.0'?><a/>", "1: <?xml stands at the beginning only"),
            ("<?xml version='1.0' encoding='UTF-16'?><a/>", "0: only UTF-8 is read"),
            ("<?xml encoding='UTF-8'?><a/>", "0: <?xml says something unknown"),
            ("<?XML version='1.0'><a/>", "0: <?xml is not closed"),
            ("<?xml version='1.0' mode='x'?><a/>", "0: <?xml says something unknown"),
            ("<?a=b?><a/>", "3: <?a has no blank after its name"),
            ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "0: document types and entities are not read"),
            ("<!DOCTYPE a [<!ENTITY b 'cccccccc'>]><a>&b;</a>", "0: document types and entities are not read"),
            ("<a>\u{FFFF}</a>", "3: a character that is none stands here"),
        ])
    func malformed(text: String, expected: String) {
        #expect(problem(text) == expected)
    }

    @Test("bytes that are not UTF-8 are refused")
    func notUTF8() { #expect(problem([0x3C, 0x61, 0xFF, 0x2F, 0x3E]) == "2: the text is not UTF-8") }

    @Test("attributes are decoded and keep the place of what was written")
    func attributes() throws {
        let text = "\u{FEFF}<?xml version=\"1.0\"?>\r\n<a b = '&lt;&#x1F600;&#65;&amp;amp;' c:d=\"x\r\ny\tz\"\n/>"
        var scanner = XMLScanner(Array(text.utf8))
        guard case .start(let tag) = try scanner.next() else { return #expect(Bool(false), "there is a start") }
        #expect(tag["b"] == "<😀A&amp;")
        #expect(tag["c:d"] == "x y z")
        #expect(tag.isEmpty)
        let range = try #require(tag.attribute("b")).valueRange
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "&lt;&#x1F600;&#65;&amp;amp;")
        #expect(try scanner.next() == .end("a"))
        #expect(try scanner.next() == nil)
    }

    #if canImport(FoundationXML)
        /// What Foundation's parser hears, or nil where it refuses.
        private final class Listener: NSObject, XMLParserDelegate {
            var events: [String] = []

            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                events.append(
                    "<" + name + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
            }

            func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
                events.append("/" + name)
            }
        }

        private func foundation(_ bytes: [UInt8]) -> [String]? {
            let parser = XMLParser(data: Data(bytes))
            parser.shouldResolveExternalEntities = false
            let listener = Listener()
            parser.delegate = listener
            return parser.parse() ? listener.events : nil
        }

        private func ours(_ bytes: [UInt8]) -> [String]? {
            var scanner = XMLScanner(bytes)
            var events: [String] = []
            do throws(XMLProblem) {
                while let event = try scanner.next() {
                    switch event {
                    case .start(let tag):
                        let attributes = tag.attributes.sorted { $0.name < $1.name }.map { " \($0.name)=\($0.value)" }
                        events.append("<" + tag.name + attributes.joined())
                    case .end(let name): events.append("/" + name)
                    }
                }
                return events
            } catch { return nil }
        }

        @Test("a storyboard gives the same elements and attributes as Foundation's parser")
        func sameAsFoundation() {
            let bytes = Array(InterfaceReaderTests.storyboard.utf8)
            #expect(ours(bytes) != nil)
            #expect(ours(bytes) == foundation(bytes))
        }

        @Test("mutated storyboards never stop the reader; what it takes, Foundation's parser takes alike")
        func fuzzed() {
            let seed: UInt64 = 0x5EED_0008
            var random = SplitMix(seed)
            let original = Array(InterfaceReaderTests.storyboard.utf8)
            let alphabet = Array("<>/=&;'\" \n!?-[]ax:#1\u{1}".utf8) + [0xC3, 0xA9, 0xFF]
            var taken = 0
            for round in 0..<1_500 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let at = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0...4, using: &random) {
                    case 0: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...30, using: &random)))
                    case 1: bytes.insert(alphabet.randomElement(using: &random)!, at: at)
                    case 2: bytes[at] = alphabet.randomElement(using: &random)!
                    case 3:
                        bytes.insert(
                            contentsOf: bytes[at..<min(bytes.count, at + 40)],
                            at: Int.random(in: 0...bytes.count, using: &random))
                    default: bytes.removeSubrange(at...)
                    }
                    if bytes.isEmpty { bytes = original }
                }
                let document = InterfaceReader.read(SourceText(path: "A.storyboard", bytes: bytes))
                if document.objects.contains(where: { $0.range.upperBound > bytes.count }) {
                    Issue.record("a range reaches beyond the text; seed \(seed), round \(round)")
                }
                if let events = ours(bytes) {
                    taken += 1
                    let isSame = events == foundation(bytes)
                    #expect(isSame, "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
                }
            }
            #expect(taken > 100, "the mutations leave something well formed")
        }
    #endif
}

/// A small generator whose seed a failing test prints.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
