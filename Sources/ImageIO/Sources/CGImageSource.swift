// A file of pictures, read on demand.
// Apple: "CGImageSource".
import Diagnostics
import PixelKernels

/// A source of pictures: PNG, JPEG, GIF or WebP in memory.
public final class CGImageSource: @unchecked Sendable {
    struct State {
        var data: Data
        /// Whether more bytes may come.
        var isFinal: Bool
        var decoder: Result<any ImageDecoder, ImageFault>?
    }

    private let lock = NSLock()
    /// Touched under the lock alone.
    private var state: State

    init(_ data: Data, isFinal: Bool) {
        state = State(data: data, isFinal: isFinal)
    }

    /// Replaces the bytes of an incremental source by all that have come so far.
    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { state = State(data: data, isFinal: isFinal) }
    }

    /// Calls the closure with the bytes and the decoder, which one caller at a time uses.
    func withDecoder<T>(_ body: (any ImageDecoder, State) throws(ImageFault) -> T) -> Result<T, ImageFault> {
        lock.withLock { () -> Result<T, ImageFault> in
            do throws(ImageFault) {
                return .success(try body(try currentDecoder().get(), state))
            } catch {
                return .failure(error)
            }
        }
    }

    private func currentDecoder() -> Result<any ImageDecoder, ImageFault> {
        if let known = state.decoder { return known }
        let decoder: Result<any ImageDecoder, ImageFault>
        do throws(ImageFault) {
            decoder = .success(try makeDecoder(state.data))
        } catch {
            decoder = .failure(error)
        }
        state.decoder = decoder
        return decoder
    }

    /// The format that the bytes begin as.
    var format: ImageFormat? { lock.withLock { ImageFormat(state.data) } }
    var byteCount: Int { lock.withLock { state.data.count } }
    var isFinal: Bool { lock.withLock { state.isFinal } }

    /// What diagnostics call this source.
    var name: String { "\(format?.rawValue ?? "unknown format"), \(byteCount) bytes" }
}
