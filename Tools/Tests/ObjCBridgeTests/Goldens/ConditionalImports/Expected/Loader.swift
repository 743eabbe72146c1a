#if os(macOS)
import AppKit
#else
import UIKit
#endif

typealias Answer = URLResponse

#sourceLocation(file: "<objc of Loader.swift>", line: 1)
import FoundationNetworking
