#if os(macOS)
import AppKit
#else
import UIKit
#endif

typealias Answer = URLResponse
