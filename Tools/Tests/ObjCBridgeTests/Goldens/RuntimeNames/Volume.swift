import Foundation

/// Nothing to change.
struct Volume: Decodable {
    enum Key: CodingKey { case level }
    let level: Int
    init(from decoder: any Decoder) throws { level = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .level) }
}
