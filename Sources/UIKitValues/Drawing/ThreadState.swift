// The state of UIKit for each thread: the current traits and the stack of graphics contexts.
// No Apple page: this is ours (Apple documents both as per thread).
import CoreGraphics
import Foundation
import Glibc
import Typesetting

/// One thread's state; reached through ``current`` from that thread only.
package final class ThreadState {
    /// The traits that `UITraitCollection.current` answers with; nil for the screen's.
    package var traits: UITraitCollection?
    /// The contexts that `UIGraphicsGetCurrentContext()` looks at, the current one last.
    package var contexts: [GraphicsStackEntry] = []
    /// The PDF documents that were begun and not ended, the current one last.
    var documents: [PDFDocumentEntry] = []
    /// How deep dynamic colours are nested now.
    var colorDepth = 0

    private static let key: pthread_key_t = {
        // Strings draw into the same current context; nobody can have one before this runs.
        CurrentContext.provider = { ThreadState.current.contexts.last?.context }
        LinkInk.color = UIColor.link
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<ThreadState>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The state of the calling thread, created at first use and released when the thread ends.
    package static var current: ThreadState {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
        }
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }
}
