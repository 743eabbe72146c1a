import Foundation

/// Members by name in a file that imports Foundation alone. A decoder's `forKey` is something else.
struct Settings: Decodable {
    enum Key: CodingKey { case volume }
    let volume: Int
    init(from decoder: any Decoder) throws { volume = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .volume) }
    static var name: Any? { UserDefaults.standard.value(forKey: "name") }
}
