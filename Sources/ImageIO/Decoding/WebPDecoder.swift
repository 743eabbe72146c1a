// WebP through libwebp: still pictures and animations.
// No Apple page: this is ours.
internal import CWebP
import PixelKernels

/// The pictures of a WebP.
final class WebPDecoder: ImageDecoder {
    private let data: Data
    private let width: Int
    private let height: Int
    private let hasAlpha: Bool
    private let delays: [Int]
    private let loops: Int
    private var player: WebPPlayer?
    /// Made at the first decoding; nil inside where colours are sRGB's.
    private lazy var conversion: ColorConversion? = Self.profile(data).flatMap {
        StoredColor.conversion(profile: $0, model: .rgb, name: ColorFile.name(.webp, data))
    }

    init(_ data: Data) throws(ImageFault) {
        self.data = data
        var features = WebPBitstreamFeatures()
        let status = data.withUnsafeBytes { bytes in
            WebPGetFeaturesInternal(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features,
                WEBP_DECODER_ABI_VERSION)
        }
        if status == VP8_STATUS_NOT_ENOUGH_DATA { throw .truncated }
        guard status == VP8_STATUS_OK else { throw .corrupt }
        width = Int(features.width)
        height = Int(features.height)
        hasAlpha = features.has_alpha != 0
        try ImageLimits.check(width: width, height: height, bitsPerPixel: 1, fileSize: data.count)
        guard features.has_animation != 0 else {
            delays = []
            loops = 1
            return
        }
        let timing = try Self.timing(data)
        delays = timing.delays
        loops = timing.loops
    }

    /// The frames' milliseconds.
    private static func timing(_ data: Data) throws(ImageFault) -> (delays: [Int], loops: Int) {
        let result: (delays: [Int], loops: Int)? = data.withUnsafeBytes { bytes in
            var input = WebPData(
                bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
            guard let demuxer = WebPDemuxInternal(&input, 0, nil, WEBP_DEMUX_ABI_VERSION) else { return nil }
            defer { WebPDemuxDelete(demuxer) }
            let count = min(Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT)), ImageLimits.frames)
            let loops = Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT))
            var delays: [Int] = []
            var frame = WebPIterator()
            guard count > 0, WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { return nil }
            repeat { delays.append(Int(frame.duration)) } while delays.count < count && WebPDemuxNextFrame(&frame) != 0
            WebPDemuxReleaseIterator(&frame)
            return (delays, loops)
        }
        guard let result else { throw .truncated }
        return result
    }

    /// The ICC profile, if any.
    private static func profile(_ data: Data) -> [UInt8]? {
        data.withUnsafeBytes { bytes -> [UInt8]? in
            var input = WebPData(bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
            guard let demuxer = WebPDemuxInternal(&input, 0, nil, WEBP_DEMUX_ABI_VERSION) else { return nil }
            defer { WebPDemuxDelete(demuxer) }
            var chunk = WebPChunkIterator()
            guard WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk) != 0 else { return nil }
            defer { WebPDemuxReleaseChunkIterator(&chunk) }
            return Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))
        }
    }

    /// Straight pixels in the file's colours to premultiplied ones in sRGB, in place.
    private func finish(_ buffer: PixelBuffer) -> PixelBuffer {
        if let conversion {
            conversion.convert(buffer)
            if hasAlpha { Kernels.premultiply(buffer) }
        }
        return buffer
    }

    var count: Int { max(1, delays.count) }
    var loopCount: Int? { delays.isEmpty ? nil : loops }

    func header(at index: Int) throws(ImageFault) -> ImageHeader {
        guard (0..<count).contains(index) else { throw .noSuchIndex }
        return ImageHeader(
            width: width, height: height, hasAlpha: hasAlpha,
            delay: delays.isEmpty ? nil : Double(delays[index]) / 1000)
    }

    func decode(at index: Int, reduce: Int, allowsPartial: Bool) throws(ImageFault) -> PixelBuffer {
        guard (0..<count).contains(index) else { throw .noSuchIndex }
        guard delays.isEmpty else { return try decodeFrame(index) }
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .noMemory }
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfigInternal(&config, WEBP_DECODER_ABI_VERSION) != 0 else { throw .corrupt }
        config.output.colorspace = conversion == nil ? MODE_bgrA : MODE_BGRA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = buffer.bytes.assumingMemoryBound(to: UInt8.self)
        config.output.u.RGBA.stride = Int32(buffer.bytesPerRow)
        config.output.u.RGBA.size = buffer.byteCount
        let status = data.withUnsafeBytes {
            WebPDecode($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &config)
        }
        switch status {
        case VP8_STATUS_OK: return finish(buffer)
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated
        case VP8_STATUS_OUT_OF_MEMORY: throw .noMemory
        case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported
        default: throw .corrupt
        }
    }

    private func decodeFrame(_ index: Int) throws(ImageFault) -> PixelBuffer {
        let player: WebPPlayer
        if let current = self.player, current.nextIndex <= index {
            player = current
        } else {
            player = try WebPPlayer(data, width: width, height: height, isStraight: conversion != nil)
        }
        self.player = nil
        while player.nextIndex < index { try player.skip() }
        let picture = try player.next()
        self.player = player
        return finish(picture)
    }
}

/// Plays an animation from its first frame on.
private final class WebPPlayer {
    private let decoder: OpaquePointer
    private let bytes: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int
    private(set) var nextIndex = 0

    init(_ data: Data, width: Int, height: Int, isStraight: Bool) throws(ImageFault) {
        // The decoder reads from these bytes for as long as it lives.
        bytes = .allocate(capacity: data.count)
        data.copyBytes(to: bytes, count: data.count)
        var input = WebPData(bytes: bytes, size: data.count)
        var options = WebPAnimDecoderOptions()
        guard WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION) != 0 else {
            bytes.deallocate()
            throw .corrupt
        }
        options.color_mode = isStraight ? MODE_BGRA : MODE_bgrA
        guard let decoder = WebPAnimDecoderNewInternal(&input, &options, WEBP_DEMUX_ABI_VERSION) else {
            bytes.deallocate()
            throw .corrupt
        }
        self.decoder = decoder
        self.width = width
        self.height = height
    }

    deinit {
        WebPAnimDecoderDelete(decoder)
        bytes.deallocate()
    }

    func skip() throws(ImageFault) { _ = try advance() }

    func next() throws(ImageFault) -> PixelBuffer {
        let pixels = try advance()
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .noMemory }
        for y in 0..<height { buffer.row(y).copyMemory(from: pixels + y * width * 4, byteCount: width * 4) }
        return buffer
    }

    private func advance() throws(ImageFault) -> UnsafeMutablePointer<UInt8> {
        var pixels: UnsafeMutablePointer<UInt8>?
        var time: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else { throw .corrupt }
        nextIndex += 1
        return pixels
    }
}
