// What a package offers, as SwiftPM tells it.
// SwiftPM: `swift package describe --type json`, `swift package dump-package`.
import Foundation

/// The products in SwiftPM's description of a package; both commands write them alike.
struct PackageProducts {
    private struct Description: Decodable {
        struct Product: Decodable {
            let name: String
            let type: [String: Ignored?]
        }
        struct Ignored: Decodable { init(from decoder: any Decoder) throws {} }
        let products: [Product]
    }

    private let products: [Description.Product]

    /// Reads a description in JSON.
    init(_ text: String) throws {
        products = try JSONDecoder().decode(Description.self, from: Data(text.utf8)).products
    }

    /// The names of the products of a kind, `executable` or `library`, in the description's order.
    func names(ofKind kind: String) -> [String] { products.filter { $0.type.keys.contains(kind) }.map(\.name) }
}
