// Many surroundings for one screen: devices × orientation × appearance × text size × locale × direction.
// No Apple page: this is ours.
import Foundation
import UIKit

/// The combinations of devices, orientations, appearances, text sizes, locales and directions for a snapshot test.
public struct Matrix: Sendable {
    /// The storage of the pictures.
    public enum Output: Sendable {
        /// One picture for each combination, named after it.
        case pictures
        /// One picture with this number of combinations in each row, in the order of ``Matrix/all``, on grey, with captions.
        case sheet(columns: Int)
    }

    /// The devices.
    public var devices: [Device]
    /// The orientations of the devices.
    public var orientations: [Surroundings.Orientation]
    /// The appearances, light or dark.
    public var appearances: [UIUserInterfaceStyle]
    /// The user's text sizes.
    public var contentSizes: [UIContentSizeCategory]
    /// The locales.
    public var locales: [Locale]
    /// The layout directions; nil is the locale's direction.
    public var directions: [UIUserInterfaceLayoutDirection?]

    /// Creates a matrix. Each omitted dimension has one default value.
    public init(
        devices: [Device] = [.iPhone14], orientations: [Surroundings.Orientation] = [.portrait],
        appearances: [UIUserInterfaceStyle] = [.light], contentSizes: [UIContentSizeCategory] = [.large],
        locales: [Locale] = [Locale(identifier: "en_US")], directions: [UIUserInterfaceLayoutDirection?] = [nil]
    ) {
        self.devices = devices
        self.orientations = orientations
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.locales = locales
        self.directions = directions
    }

    /// Returns a matrix with light and dark appearance on one device.
    public static func lightAndDark(_ device: Device = .iPhone14) -> Matrix {
        Matrix(devices: [device], appearances: [.light, .dark])
    }

    /// All combinations, with the first dimension slowest. Duplicates count once.
    public var all: [Surroundings] {
        var result: [Surroundings] = []
        var seen: Set<Surroundings> = []
        for device in devices {
            for orientation in orientations {
                for appearance in appearances {
                    for size in contentSizes {
                        for locale in locales {
                            for direction in directions {
                                let one = Surroundings(
                                    device: device, orientation: orientation, appearance: appearance,
                                    contentSize: size, locale: locale, direction: direction)
                                if seen.insert(one).inserted { result.append(one) }
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}

/// Compares a controller in every combination of a matrix with the recorded pictures. Restores the harness's surroundings
/// afterwards.
/// - Parameter make: Creates the controller; called for each combination.
@MainActor public func assertSnapshots(
    in harness: Harness, _ matrix: Matrix, as output: Matrix.Output = .pictures, named name: String? = nil,
    record: RecordMode? = nil, tolerance: Tolerance = .exact, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column,
    of make: (Surroundings) -> UIViewController
) {
    let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = harness.surroundings
    var sheet: [(name: String, entry: PictureSheet.Entry, views: String)] = []
    for surroundings in matrix.all {
        let stem = [name, surroundings.description].compactMap { $0 }.joined(separator: ".")
        do {
            try harness.change(to: surroundings)
            try harness.show(make(surroundings))
        } catch {
            Failure.record("\(stem): \(error)", at: site)
            continue
        }
        switch output {
        case .pictures:
            harness.assert(stem, record, tolerance, testName, site, views: { harness.viewTree() }) {
                try harness.passingPicture()
            }
        case .sheet:
            do {
                let entry = PictureSheet.Entry(picture: try harness.picture(), caption: surroundings.caption)
                sheet.append((stem, entry, harness.viewTree()))
            } catch {
                Failure.record("\(stem): \(error)", at: site)
            }
        }
    }
    if case .sheet(let columns) = output {
        let whole = PictureSheet(entries: sheet.map(\.entry), columns: columns)
        func views() -> String {
            zip(sheet, whole.frames).map { cell, frame in
                let place = [frame.minX, frame.minY, frame.width, frame.height].map(String.init).joined(separator: ",")
                let scale = ViewTree.number(cell.entry.picture.scale)
                return "{\"sheet\":\(ViewTree.quoted(cell.name)),\"frame\":[\(place)],\"scale\":\(scale)}\n" + cell.views
            }.joined()
        }
        harness.assert(name ?? "sheet", record, tolerance, testName, site, views: views) { try whole.picture() }
    }
    do {
        try harness.change(to: before)
    } catch {
        Failure.record("\(error)", at: site)
    }
}
