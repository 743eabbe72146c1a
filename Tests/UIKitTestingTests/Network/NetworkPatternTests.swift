// Which requests a pattern means. The language of patterns is ours.
import Foundation
import Testing

@testable import UIKitTesting

@Suite("Network: patterns") struct NetworkPatternTests {
    private func matches(_ pattern: String, _ method: String, _ url: String) -> Bool {
        NetworkPattern(pattern).matches(method: method, URL(string: url)!)
    }

    @Test(
        "a pattern means requests of its method, host, path and query items",
        arguments: [
            ("GET /cart", "GET", "http://a.test/cart"), ("get /cart", "GET", "https://b.test:8080/cart?x=1"),
            ("/cart", "DELETE", "http://a.test/cart"), ("* /cart", "PUT", "http://a.test/cart"),
            ("GET http://a.test/cart", "GET", "http://a.test/cart"), ("GET http://a.test/cart", "GET", "http://a.test:81/cart"),
            ("GET http://A.test:81/cart", "GET", "http://a.test:81/cart"), ("GET http://*.test/cart", "GET", "http://a.test/cart"),
            ("GET /items/*", "GET", "http://a.test/items/7"), ("GET /items/*/more", "GET", "http://a.test/items/7/more"),
            ("GET /items/7-*", "GET", "http://a.test/items/7-red"), ("GET /**", "GET", "http://a.test/"),
            ("GET /a/**/z", "GET", "http://a.test/a/z"), ("GET /a/**/z", "GET", "http://a.test/a/b/c/z"),
            ("GET /s?b=2&a=1", "GET", "http://a.test/s?a=1&b=2&c=3"), ("GET /s?q=*", "GET", "http://a.test/s?q=a%20b"),
            ("GET /s?q=a b", "GET", "http://a.test/s?q=a+b"), ("GET /ä", "GET", "http://a.test/%C3%A4"),
            ("GET /", "GET", "http://a.test"), ("GET /cart/", "GET", "http://a.test/cart"),
        ])
    func means(pattern: String, method: String, url: String) { #expect(matches(pattern, method, url)) }

    @Test(
        "and no others",
        arguments: [
            ("GET /cart", "POST", "http://a.test/cart"), ("GET /cart", "GET", "http://a.test/cart/7"),
            ("GET http://a.test/cart", "GET", "https://a.test/cart"), ("GET http://a.test/cart", "GET", "http://b.test/cart"),
            ("GET http://a.test:80/cart", "GET", "http://a.test:81/cart"), ("GET /items/*", "GET", "http://a.test/items"),
            ("GET /items/*", "GET", "http://a.test/items/7/more"), ("GET /s?a=1", "GET", "http://a.test/s?a=2"),
            ("GET /s?a=1", "GET", "http://a.test/s"), ("GET /cart", "GET", "http://a.test/Cart"),
        ])
    func meansNot(pattern: String, method: String, url: String) { #expect(!matches(pattern, method, url)) }
}
