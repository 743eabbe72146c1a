// Registering the app's own fonts by file, by bytes and by lists.
// Apple: "Core Text", Font Manager: CTFontManagerRegisterFontsForURL(_:_:_:), CTFontManagerRegisterGraphicsFont(_:_:).
import CoreGraphics
import Foundation
import Typesetting
import UIKitValues

/// Posted when fonts were registered or taken away.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"

// MARK: One file

/// Registers the fonts of a file for the process; they are found by PostScript, full and family name.
///
/// - Parameters:
///   - fontURL: The file's address. It is read now and may go afterwards.
///   - scope: `.process`; every other scope is an error.
///   - error: Where an error goes, which the caller then owns; nil where nobody asks.
/// - Returns: Whether they are registered now and were not before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontManaging.tell(error, FontManaging.register(fontURL, scope)) }

/// Takes the fonts of a file away. What was made with them before falls back to the system font.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FontManaging.tell(error, FontManaging.unregister(fontURL, scope)) }

// MARK: Bytes

/// Registers a font for the process.
///
/// - Returns: Whether it is registered now and no font of its PostScript name was before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManaging.tell(
        error,
        FontManaging.change(font.postScriptName ?? "a font without a name") { () throws(FontRegistrationError) in
            try FontLibrary.shared.register(fontData: font.tables.data)
        })
}

/// Takes a registered font of the same bytes away.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontManaging.tell(
        error,
        FontManaging.change(font.postScriptName ?? "a font without a name") { () throws(FontRegistrationError) in
            try FontLibrary.shared.unregister(fontData: font.tables.data)
        })
}

// MARK: Lists

/// Registers the fonts of several files, as many as can be.
///
/// - Parameters:
///   - fontURLs: Addresses of files.
///   - scope: `.process`; every other scope is an error.
///   - enabled: Whether the fonts are found. Vitrine registers nothing where they are not to be.
///   - registrationHandler: Gets the errors, one a file that failed, and whether that was all. Its answer, whether to go
///     on, has no effect, since all is done. It is called once, before this function returns (guessed; at Apple it may be
///     called more than once, and later).
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = enabled ? FontManaging.urls(fontURLs).compactMap { FontManaging.register($0, scope) } : []
    _ = registrationHandler?(errors, true)
}

/// Takes the fonts of several files away. The handler is called as for ``CTFontManagerRegisterFontURLs(_:_:_:_:)``.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    // Apart from the call: without a handler its arguments would not be evaluated.
    let errors = FontManaging.urls(fontURLs).compactMap { FontManaging.unregister($0, scope) }
    _ = registrationHandler?(errors, true)
}

/// Registers the fonts of several files, as many as can be. The errors are an `NSArray` here, since CFArray is Swift's array.
///
/// - Returns: Whether every file could be registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool { FontManaging.tell(errors, FontManaging.urls(fontURLs).compactMap { FontManaging.register($0, scope) }) }

/// Takes the fonts of several files away, as many as can be.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool { FontManaging.tell(errors, FontManaging.urls(fontURLs).compactMap { FontManaging.unregister($0, scope) }) }

// MARK: What there is

/// The families that are known, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
/// The PostScript names of all faces that are known, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    Set(UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }).sorted()
}

/// Descriptors of the fonts in a file, which need not be registered; nil where it is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    (try? Data(contentsOf: fileURL)).flatMap(FontManaging.descriptors)
}
/// Descriptors of the fonts in a file's bytes, which need not be registered; empty where they are no font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray { FontManaging.descriptors(data) ?? [] }
/// A descriptor of the first font in a file's bytes, which need not be registered; nil where they are no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontManaging.descriptors(data)?.first
}

/// The steps that the functions share. An error is what went wrong; nil means that nothing did.
enum FontManaging {
    static func register(_ url: URL, _ scope: CTFontManagerScope) -> CFError? {
        change(url, scope) { path throws(FontRegistrationError) in try FontLibrary.shared.register(fontAt: path) }
    }

    static func unregister(_ url: URL, _ scope: CTFontManagerScope) -> CFError? {
        change(url, scope) { path throws(FontRegistrationError) in try FontLibrary.shared.unregister(fontAt: path) }
    }

    private static func change(
        _ url: URL, _ scope: CTFontManagerScope, _ body: (String) throws(FontRegistrationError) -> Void
    ) -> CFError? {
        // Installing for the user takes an entitlement on iOS; nobody can have the other two scopes there.
        if scope == .persistent { return CTFontManagerError.missingEntitlement.error(url.path, url: url) }
        if scope != .process { return CTFontManagerError.unsupportedScope.error(url.path, url: url) }
        guard url.isFileURL else { return CTFontManagerError.invalidFilePath.error(url.absoluteString, url: url) }
        return change(url.path, url: url) { () throws(FontRegistrationError) in try body(url.path) }
    }

    static func change(
        _ object: String, url: URL? = nil, _ body: () throws(FontRegistrationError) -> Void
    ) -> CFError? {
        do {
            try body()
        } catch {
            return CTFontManagerError(error).error(object, url: url)
        }
        let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification)
        NotificationCenter.default.post(name: name, object: nil)
        return nil
    }

    static func tell(_ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ error: CFError?) -> Bool {
        if let error { place?.pointee = .passRetained(error) }
        return error == nil
    }

    static func tell(_ place: UnsafeMutablePointer<Unmanaged<NSArray>?>?, _ errors: [CFError]) -> Bool {
        if !errors.isEmpty { place?.pointee = .passRetained(NSArray(array: errors)) }
        return errors.isEmpty
    }

    static func urls(_ list: CFArray) -> [URL] { list.compactMap { $0 as? URL ?? ($0 as? NSURL)?.absoluteURL } }

    static func descriptors(_ data: Data) -> [UIFontDescriptor]? {
        (try? FontLibrary.shared.descriptors(of: data, size: 0))?.map { UIFontDescriptor(font: $0) }
    }
}
