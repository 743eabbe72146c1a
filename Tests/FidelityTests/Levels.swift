// The values of a picture that are compared: its channels, or its grey.
// No Apple page: this is ours.
import PixelKernels

/// A picture as four channels or as one grey.
struct Levels {
    let width: Int
    let height: Int
    /// `0xAARRGGBB`; for grey the level in the lowest byte.
    private(set) var values: [UInt32]
    private let isGrey: Bool

    init(_ buffer: PixelBuffer, _ treatment: Scene.Treatment, isRecorded: Bool) {
        width = buffer.width
        height = buffer.height
        isGrey = treatment == .monochrome
        var values = [UInt32](repeating: 0, count: buffer.width * buffer.height)
        var rounding = DisplayP3.Rounding()
        for y in 0..<buffer.height {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<buffer.width {
                let value =
                    switch isRecorded ? .plain : treatment {
                    case .genericRGB: row[x] >> 24 == 0 ? row[x] : GenericRGB.standard(row[x])
                    case .displayP3: rounding.rounded(row[x])
                    case .plain, .monochrome: row[x]
                    }
                values[y * buffer.width + x] = isGrey ? Self.grey(of: value, isMarked: isRecorded) : value
            }
        }
        self.values = values
    }

    /// A marker takes from some channels and leaves one: the greatest is the grey below it. Of our colours it is the luma.
    private static func grey(of pixel: UInt32, isMarked: Bool) -> UInt32 {
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        let white = 255 - (pixel >> 24)
        if isMarked { return max(red, max(green, blue)) + white }
        return (red * 2126 + green * 7152 + blue * 722) / 10000 + white
    }

    subscript(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        return values[y * width + x]
    }

    /// The greatest difference of a channel; nil where one of the pictures has no such pixel.
    func distance(_ other: Levels, _ x: Int, _ y: Int) -> Int? {
        guard let one = self[x, y], let two = other[x, y] else { return nil }
        return Self.distance(one, two)
    }

    static func distance(_ one: UInt32, _ two: UInt32) -> Int {
        if one == two { return 0 }
        var greatest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            greatest = max(greatest, abs(Int((one >> shift) & 255) - Int((two >> shift) & 255)))
        }
        return greatest
    }

    /// The lightness of a pixel over white, 0…255; 255 outside.
    func grey(_ x: Int, _ y: Int) -> Int {
        guard let pixel = self[x, y] else { return 255 }
        if isGrey { return Int(pixel & 255) }
        let sum = (pixel >> 16 & 255) * 3 + (pixel >> 8 & 255) * 6 + (pixel & 255)
        return min(255, Int(sum / 10 + (255 - (pixel >> 24))))
    }

    /// Gives each frequent grey the median of what the other picture has in its place, and the rare ones, which are
    /// edges, what lies between: an unknown tone curve drops out, shapes stay.
    mutating func fit(to other: Levels) {
        var found = [[UInt32]](repeating: [], count: 256)
        for y in 0..<min(height, other.height) {
            for x in 0..<min(width, other.width) {
                found[Int(values[y * width + x] & 255)].append(other.values[y * other.width + x] & 255)
            }
        }
        let least = max(20, width * height / 1000)
        var known: [(Int, Double)] = []
        for (level, list) in found.enumerated() where list.count >= least {
            known.append((level, Double(list.sorted()[list.count / 2])))
        }
        guard let first = known.first, let last = known.last else { return }
        var curve = [UInt32](repeating: 0, count: 256)
        for level in 0..<256 {
            let below = known.last { $0.0 <= level } ?? first
            let above = known.first { $0.0 >= level } ?? last
            let part = above.0 == below.0 ? 0 : Double(level - below.0) / Double(above.0 - below.0)
            curve[level] = UInt32((below.1 + (above.1 - below.1) * part).rounded())
        }
        for index in values.indices { values[index] = curve[Int(values[index] & 255)] }
    }

    /// Where along a probe's line the first pixel differs from the one that the line begins with; nil where none does.
    func edge(_ probe: Scene.Probe, _ origin: (x: Int, y: Int)) -> Int? {
        let line = probe.line - (probe.isAcross ? origin.y : origin.x)
        let (start, end) = (probe.start, probe.end)
        let shift = probe.isAcross ? origin.x : origin.y
        func value(_ at: Int) -> UInt32? { probe.isAcross ? self[at - shift, line] : self[line, at - shift] }
        guard let first = value(start) else { return nil }
        for at in stride(from: start, through: end, by: start <= end ? 1 : -1) {
            guard let now = value(at) else { return nil }
            if Self.distance(now, first) > probe.step { return at }
        }
        return nil
    }

    /// The most frequent value of a rectangle, of the most frequent eighth of levels: materials are recorded with noise.
    func ground(_ area: PixelRect) -> UInt32 {
        var counts: [UInt32: Int] = [:]
        let area = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        for y in area.minY..<max(area.minY, area.maxY) {
            for x in area.minX..<max(area.minX, area.maxX) { counts[values[y * width + x], default: 0] += 1 }
        }
        func most(_ counts: [UInt32: Int]) -> UInt32? {
            counts.max { $0.value < $1.value || $0.value == $1.value && $0.key < $1.key }?.key
        }
        func eighth(_ value: UInt32) -> UInt32 {
            stride(from: UInt32(0), to: 32, by: 8).reduce(0) { $0 | (((value >> $1 & 255) + 4) >> 3) << $1 }
        }
        var eighths: [UInt32: Int] = [:]
        for (value, count) in counts { eighths[eighth(value), default: 0] += count }
        guard let chosen = most(eighths) else { return 0 }
        return most(counts.filter { eighth($0.key) == chosen }) ?? 0
    }
}

/// The ink of lines of text in both pictures.
struct TextBoxes {
    /// What counts as text, in pixels.
    private(set) var boxes: [PixelRect] = []
    /// The greatest difference of an edge between lines of the same number; nil without text.
    private(set) var deviation: Int?
    /// The greatest difference of a baseline between them; nil without text.
    private(set) var baselines: Int?

    /// Finds the lines of a label's area in both.
    mutating func take(_ area: PixelRect, _ one: Levels, _ two: Levels) {
        // A label may stand outside the picture.
        guard !area.intersection(PixelRect(x: 0, y: 0, width: two.width, height: two.height)).isEmpty else { return }
        let first = Self.lines(one, area)
        let second = Self.lines(two, area)
        boxes += (first + second).map { $0.insetBy(-2) }
        if first.count != second.count {
            deviation = max(deviation ?? 0, 99)
            baselines = max(baselines ?? 0, 99)
            return
        }
        for (a, b) in zip(first, second) {
            let worst = max(
                max(abs(a.minX - b.minX), abs(a.maxX - b.maxX)), max(abs(a.minY - b.minY), abs(a.maxY - b.maxY)))
            deviation = max(deviation ?? 0, worst)
            if let first = Self.baseline(one, a), let second = Self.baseline(two, b) {
                baselines = max(baselines ?? 0, abs(first - second))
            }
        }
    }

    /// The row that a line stands on: in its lower half the uppermost after which, within two rows, its ink falls about as
    /// much as anywhere. Descenders end below it, with less ink. Nil without ink.
    static func baseline(_ levels: Levels, _ box: PixelRect) -> Int? {
        let ground = levels.ground(box.insetBy(-2))
        var sums = (box.minY..<box.maxY).map { y in
            // The picture's own first and last row may be partly covered: they are an edge, and no text.
            if y == 0 || y == levels.height - 1 { return 0 }
            return (box.minX..<box.maxX).reduce(0) { $0 + Levels.distance(levels[$1, y] ?? ground, ground) }
        }
        sums += [0, 0]
        let falls = (max(0, sums.count / 2 - 2)..<sums.count - 2).map { (row: $0, fall: sums[$0] - sums[$0 + 2]) }
        guard let most = falls.map(\.fall).max(), most > 0 else { return nil }
        guard let first = falls.first(where: { Double($0.fall) >= 0.75 * Double(most) }) else { return nil }
        // Of two neighbours the one with the greater step stands on the line.
        let next = falls.first { $0.row == first.row + 1 }
        return box.minY + (next.map { $0.fall > first.fall ? $0.row : first.row } ?? first.row)
    }

    /// Rows with ink that touch one another, each as the smallest rectangle around its ink.
    static func lines(_ levels: Levels, _ area: PixelRect) -> [PixelRect] {
        let ground = levels.ground(area)
        let area = area.intersection(PixelRect(x: 0, y: 0, width: levels.width, height: levels.height))
        var found: [PixelRect] = []
        var current = PixelRect.empty
        for y in area.minY..<area.maxY {
            var row = PixelRect.empty
            for x in area.minX..<area.maxX where Levels.distance(levels[x, y] ?? ground, ground) > 24 {
                row = row.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
            if row.isEmpty {
                if !current.isEmpty { found.append(current) }
                current = .empty
            } else {
                current = current.union(row)
            }
        }
        if !current.isEmpty { found.append(current) }
        return found
    }
}
