// GIF through giflib, frame upon frame by the disposal rules.
// No Apple page: this is ours.
internal import CGif
import PixelKernels

/// The frames of a GIF; asked in order, each is decoded once.
final class GIFDecoder: ImageDecoder {
    private let data: Data
    private let structure: GIFStructure
    private var player: GIFPlayer?

    init(_ data: Data) throws(ImageFault) {
        self.data = data
        structure = try GIFStructure(data)
        guard !structure.frames.isEmpty else { throw structure.isTruncated ? .truncated : .corrupt }
        try ImageLimits.check(
            width: structure.width, height: structure.height, bitsPerPixel: 1, fileSize: data.count)
        for frame in structure.frames where frame.width * frame.height > ImageLimits.freePixels {
            try ImageLimits.check(width: frame.width, height: frame.height, bitsPerPixel: 1, fileSize: data.count)
        }
    }

    var count: Int { structure.frames.count }
    var loopCount: Int? { structure.frames.count > 1 || structure.loopCount != nil ? structure.loopCount ?? 1 : nil }
    var hasGlobalColors: Bool { structure.hasGlobalColors }

    func header(at index: Int) throws(ImageFault) -> ImageHeader {
        guard structure.frames.indices.contains(index) else { throw .noSuchIndex }
        let frame = structure.frames[index]
        return ImageHeader(
            width: structure.width, height: structure.height, hasAlpha: hasAlpha, isIndexed: true,
            delay: Double(frame.delay) / 100)
    }

    private var hasAlpha: Bool {
        structure.frames.contains { $0.transparentIndex != nil || $0.disposal == 2 }
            || structure.frames[0].width < structure.width || structure.frames[0].height < structure.height
    }

    func decode(at index: Int, reduce: Int, allowsPartial: Bool) throws(ImageFault) -> PixelBuffer {
        guard structure.frames.indices.contains(index) else { throw .noSuchIndex }
        let player: GIFPlayer
        if let current = self.player, current.nextIndex <= index {
            player = current
        } else {
            player = try GIFPlayer(data, structure)
        }
        self.player = nil
        var picture: PixelBuffer?
        while player.nextIndex <= index { picture = try player.next() }
        self.player = player
        guard let picture else { throw .corrupt }
        return picture.copy()
    }
}

/// Plays frames onto a canvas from the first on.
final class GIFPlayer {
    private let structure: GIFStructure
    private let input: GIFInput
    private let file: UnsafeMutablePointer<GifFileType>
    private let canvas: PixelBuffer
    /// The canvas before the frame that is to be taken back.
    private var before: PixelBuffer?
    private(set) var nextIndex = 0

    init(_ data: Data, _ structure: GIFStructure) throws(ImageFault) {
        self.structure = structure
        let input = GIFInput(data)
        self.input = input
        var error: Int32 = 0
        let opened = DGifOpen(
            Unmanaged.passUnretained(input).toOpaque(),
            { file, target, count in
                let input = Unmanaged<GIFInput>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
                return Int32(input.read(into: target!, count: Int(count)))
            }, &error)
        guard let opened else { throw .corrupt }
        guard let canvas = PixelBuffer(width: structure.width, height: structure.height) else {
            DGifCloseFile(opened, nil)
            throw .noMemory
        }
        file = opened
        self.canvas = canvas
    }

    deinit { DGifCloseFile(file, nil) }

    /// Draws the next frame and returns the canvas.
    func next() throws(ImageFault) -> PixelBuffer {
        // 1. What the frame before leaves behind.
        if nextIndex > 0 {
            let last = structure.frames[nextIndex - 1]
            if last.disposal == 2 {
                Kernels.clear(canvas, PixelRect(x: last.x, y: last.y, width: last.width, height: last.height))
            } else if last.disposal == 3, let before {
                Kernels.copy(before, before.bounds, to: canvas, x: 0, y: 0)
            }
        }
        let frame = structure.frames[nextIndex]
        before = frame.disposal == 3 ? canvas.copy() : nil
        // 2. Up to the frame's picture, then its lines.
        var type = UNDEFINED_RECORD_TYPE
        repeat {
            guard DGifGetRecordType(file, &type) == GIF_OK else { throw .corrupt }
            if type == EXTENSION_RECORD_TYPE { try skipExtension() }
            if type == TERMINATE_RECORD_TYPE { throw .truncated }
        } while type != IMAGE_DESC_RECORD_TYPE
        guard DGifGetImageDesc(file) == GIF_OK else { throw .corrupt }
        try draw(frame)
        nextIndex += 1
        return canvas
    }

    private func skipExtension() throws(ImageFault) {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw .corrupt }
        while block != nil { guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw .corrupt } }
    }

    private func draw(_ frame: GIFStructure.Frame) throws(ImageFault) {
        let image = file.pointee.Image
        let (width, height) = (Int(image.Width), Int(image.Height))
        guard width == frame.width, height == frame.height, width > 0, height > 0 else { throw .corrupt }
        guard let map = image.ColorMap ?? file.pointee.SColorMap else { throw .corrupt }
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<min(256, Int(map.pointee.ColorCount)) {
            let color = map.pointee.Colors[index]
            colors[index] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
        }
        var line = [UInt8](repeating: 0, count: width)
        for y in Self.lines(height, isInterlaced: image.Interlace) {
            guard DGifGetLine(file, &line, Int32(width)) == GIF_OK else { throw .corrupt }
            let row = frame.y + y
            guard row < canvas.height else { continue }
            let target = canvas.row(row).assumingMemoryBound(to: UInt32.self)
            for x in 0..<max(0, min(width, canvas.width - frame.x)) where Int(line[x]) != frame.transparentIndex {
                target[frame.x + x] = colors[Int(line[x])]
            }
        }
    }

    /// The lines in the order of the file.
    private static func lines(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// The bytes that giflib reads.
private final class GIFInput {
    private let data: Data
    private var offset = 0

    init(_ data: Data) {
        self.data = data
    }

    func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
        let count = max(0, min(count, data.count - offset))
        data.copyBytes(to: target, from: data.startIndex + offset..<data.startIndex + offset + count)
        offset += count
        return count
    }
}
