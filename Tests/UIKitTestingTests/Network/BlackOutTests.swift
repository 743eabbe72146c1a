// What is taken out of recordings. The rules are ours; the forms are those of the RFCs named.
import Foundation
import Testing

@testable import UIKitTesting

@Suite("Network: what is blacked out") struct BlackOutTests {
    private let rules = BlackOut(["ssn"])
    private func json(_ text: String) -> String {
        String(decoding: rules.body(Data(text.utf8), type: "application/json"), as: UTF8.self)
    }

    @Test(
        "headers: schemes and cookie names stay, values go",
        arguments: [
            ("Authorization", "Bearer abc.def", "Bearer BLACKED_OUT"), ("authorization", "abc", "BLACKED_OUT"),
            ("Cookie", "sid=1; theme=dark", "sid=BLACKED_OUT; theme=BLACKED_OUT"),
            ("Set-Cookie", "sid=abc; Path=/; HttpOnly", "sid=BLACKED_OUT; Path=/; HttpOnly"),
            (
                "Set-Cookie", "sid=abc; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/, theme=\"a,b\"; Secure",
                "sid=BLACKED_OUT; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/, theme=BLACKED_OUT; Secure"
            ),
            ("X-Api-Key", "k", "BLACKED_OUT"), ("X-Shop-Access-Token", "k", "BLACKED_OUT"),
            ("Accept", "application/json", "application/json"), ("SSN", "1", "BLACKED_OUT"),
            ("Location", "/done?access_token=1&page=2", "/done?access_token=BLACKED_OUT&page=2"),
            ("X-Debug", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "BLACKED_OUT"),
        ])
    func headers(name: String, value: String, expected: String) { #expect(rules.header(name, value) == expected) }

    @Test(
        "addresses: passwords, token-like items of query and fragment",
        arguments: [
            ("https://ann:secret@shop.test/a?b=1", "https://ann:BLACKED_OUT@shop.test/a?b=1"),
            (
                "https://shop.test/?api_key=1&page=2&Refresh-Token=3",
                "https://shop.test/?api_key=BLACKED_OUT&page=2&Refresh-Token=BLACKED_OUT"
            ),
            ("https://shop.test/cb#access_token=1&state=x", "https://shop.test/cb#access_token=BLACKED_OUT&state=x"),
            ("https://shop.test/?token=&page=1", "https://shop.test/?token=&page=1"),
            ("https://shop.test/items/7", "https://shop.test/items/7"),
        ])
    func addresses(url: String, expected: String) { #expect(rules.url(url) == expected) }

    @Test(
        "JSON: values of secret members go, at any depth; order, spaces and numbers stay",
        arguments: [
            (
                #"{ "z": 1.50, "access_token":"a", "a" : [ {"Password": "p\"q"} ] }"#,
                #"{ "z": 1.50, "access_token":"BLACKED_OUT", "a" : [ {"Password": "BLACKED_OUT"} ] }"#
            ),
            (
                #"{"clientSecret":{"a":"b","n":7,"t":true,"x":null}}"#,
                #"{"clientSecret":{"a":"BLACKED_OUT","n":0,"t":true,"x":null}}"#
            ),
            (#"{"next":"https://shop.test/?token=1&p=2"}"#, #"{"next":"https://shop.test/?token=BLACKED_OUT&p=2"}"#),
            (#"{"code":"DE","key":"a","ssn":"1","token":""}"#, #"{"code":"DE","key":"a","ssn":"BLACKED_OUT","token":""}"#),
            (#"[1, "äöü \u00e4", {}, []]"#, #"[1, "äöü \u00e4", {}, []]"#),
        ])
    func bodies(text: String, expected: String) {
        #expect(json(text) == expected)
        #expect(json(expected) == expected)
    }

    @Test("forms, parts of forms, broken JSON and plain texts lose their secrets too")
    func otherBodies() {
        func out(_ text: String, _ type: String) -> String {
            String(decoding: rules.body(Data(text.utf8), type: type), as: UTF8.self)
        }
        let form = "application/x-www-form-urlencoded"
        #expect(out("user=ann&password=p%26q&grant_type=password", form) == "user=ann&password=BLACKED_OUT&grant_type=password")
        let part = "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nsecret\r\n--x--"
        #expect(out(part, "multipart/form-data; boundary=x") == part.replacingOccurrences(of: "secret", with: "BLACKED_OUT"))
        #expect(out(#"{"access_token": "abc", "#, "application/json") == #"{"access_token": "BLACKED_OUT", "#)
        #expect(
            out("{\"token\":\"a\"}\n{\"token\":\"b\"}", "application/x-ndjson")
                == "{\"token\":\"BLACKED_OUT\"}\n{\"token\":\"BLACKED_OUT\"}")
        let bytes = Data([0xFF, 0xD8, 0x00])
        #expect(rules.body(bytes, type: "image/jpeg") == bytes)
    }
}
