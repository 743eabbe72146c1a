// What the screens of containers are about: paintings, in rooms.
// No Apple page: this is ours.
import UIKit

/// A painting of PhotoPainter's, with a name and a place.
struct Painting: Sendable, Hashable {
    /// What PhotoPainter paints.
    let number: Int
    let name: String
    let room: Room

    /// A wall of paintings.
    enum Room: String, Sendable, CaseIterable {
        case evening = "Evening", morning = "Morning", night = "Night", weather = "Weather"

        /// The name of its symbol.
        var symbol: String {
            switch self {
            case .evening: "sun.max"
            case .morning: "eye"
            case .night: "moon"
            case .weather: "cloud"
            }
        }
        var tint: UIColor {
            switch self {
            case .evening: .systemOrange
            case .morning: .systemGreen
            case .night: .systemIndigo
            case .weather: .systemTeal
            }
        }
        var paintings: [Painting] { Painting.all.filter { $0.room == self } }
    }

    /// All of them, in the order of their numbers.
    static let all: [Painting] = [
        ("Dusk", Room.evening), ("Clear morning", .morning), ("Moonrise", .night), ("Rose light", .evening),
        ("Meadow", .morning), ("North wind", .weather), ("Harvest", .evening), ("Violet hour", .evening),
        ("Fjord by night", .night), ("Last sun", .evening), ("Ice field", .morning), ("Full moon", .night),
        ("Pink hills", .evening), ("First green", .morning), ("Sea mist", .weather), ("Dry grass", .weather),
        ("Lilac", .morning), ("Cold water", .night), ("Ember", .evening), ("Thaw", .weather), ("Blue hour", .night),
        ("Dawn", .morning), ("Pasture", .weather), ("Drizzle", .weather),
    ].enumerated().map { Painting(number: $0.offset, name: $0.element.0, room: $0.element.1) }

    /// A small square of it.
    @MainActor var thumbnail: UIImage { PhotoPainter.image(number, size: CGSize(width: 44, height: 44)) }
}
