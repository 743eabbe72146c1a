// Fonts registered by file, in the words of public code: `import CoreText` alone.
// Apple: "CTFontManagerRegisterFontsForURL(_:_:_:)", "CTFontManagerRegisterFontURLs(_:_:_:_:)".
import CoreText
import Foundation
import Testing

@Suite("Fonts registered by file")
struct FontFileTests {
    // Covers: CTFontManagerRegisterFontsForURL.init(_:_:_:), CTFontManagerUnregisterFontsForURL.init(_:_:_:), CTFontManagerScope.process, CTFontManagerError.alreadyRegistered, CTFontManagerError.notRegistered
    @Test("A file's font is known while it is registered; twice is an error, and so is taking it away twice (documented)")
    func register() throws {
        try TestFont("Vitrfilea").withFile { url in
            var error: Unmanaged<CFError>?
            #expect(!names.contains("Vitrfilea-Bold"))
            #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
            #expect(error == nil)
            #expect(names.contains("Vitrfilea-Bold"))
            #expect(families.contains("Vitrfilea"))
            #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
            let twice = try #require(error?.takeRetainedValue())
            #expect(CFErrorGetCode(twice) == CTFontManagerError.alreadyRegistered.rawValue)
            #expect(CFErrorGetDomain(twice) == kCTFontManagerErrorDomain)
            #expect(CFErrorCopyUserInfo(twice)[kCTFontManagerErrorFontURLsKey] as? [URL] == [url])
            #expect((CFErrorCopyDescription(twice) as String).contains(url.path))
            error = nil
            #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &error))
            #expect(error == nil)
            #expect(!names.contains("Vitrfilea-Bold"))
            #expect(!families.contains("Vitrfilea"))
            #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &error))
            #expect(CFErrorGetCode(error?.takeRetainedValue()) == CTFontManagerError.notRegistered.rawValue)
        }
    }

    @Test("A file that is missing, no font, cut off or of a name that is taken has a code of its own (documented)")
    func errors() throws {
        let font = try TestFont("Vitrfileb")
        #expect(code { CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such.ttf") as CFURL, .process, &$0) } == 101)
        let web = try #require(URL(string: "https://example.com/a.ttf"))
        #expect(code { CTFontManagerRegisterFontsForURL(web as CFURL, .process, &$0) } == 306)
        try font.withFile { url in
            try Data("<html>".utf8).write(to: url)
            #expect(code { CTFontManagerRegisterFontsForURL(url as CFURL, .process, &$0) } == 103)
            for count in [4, 12, 200, font.data.count / 2, font.data.count - 4] {
                try font.data.prefix(count).write(to: url)
                #expect(code { CTFontManagerRegisterFontsForURL(url as CFURL, .process, &$0) } == 104)
            }
            try font.data.write(to: url)
            #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
            try font.withFile { other in
                #expect(code { CTFontManagerRegisterFontsForURL(other as CFURL, .process, &$0) } == 305)
            }
            #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        }
    }

    // Covers: CTFontManagerScope.none, CTFontManagerScope.user, CTFontManagerScope.session
    @Test("Only the process's scope takes fonts: none is no scope (documented), the others need more (guessed)")
    func scopes() throws {
        try TestFont("Vitrfilec").withFile { url in
            #expect(code { CTFontManagerRegisterFontsForURL(url as CFURL, .none, &$0) } == 307)
            #expect(code { CTFontManagerRegisterFontsForURL(url as CFURL, .session, &$0) } == 307)
            #expect(code { CTFontManagerRegisterFontsForURL(url as CFURL, .user, &$0) } == 302)
            #expect(CTFontManagerScope.user == .persistent)
            #expect(!families.contains("Vitrfilec"))
        }
    }

    // Covers: CTFontManagerRegisterFontURLs.init(_:_:_:_:), CTFontManagerUnregisterFontURLs.init(_:_:_:), CTFontManagerRegisterFontsForURLs.init(_:_:_:), CTFontManagerUnregisterFontsForURLs.init(_:_:_:)
    @Test("Of a list every file that can be is registered, and the errors come together (documented)")
    func lists() throws {
        try TestFont("Vitrfiled").withFile { one in
            try TestFont("Vitrfilee", style: "Light").withFile { two in
                let missing = URL(fileURLWithPath: "/no/such.otf")
                var heard: [Int] = []
                CTFontManagerRegisterFontURLs([one, missing, two] as CFArray, .process, true) { errors, done in
                    heard += errors.map { CFErrorGetCode($0 as? CFError) }
                    return done
                }
                #expect(heard == [101])
                #expect(names.contains("Vitrfiled-Bold"))
                #expect(names.contains("Vitrfilee-Light"))
                CTFontManagerUnregisterFontURLs([one, two] as CFArray, .process, nil)
                #expect(!names.contains("Vitrfiled-Bold"))
                #expect(!names.contains("Vitrfilee-Light"))
                #expect(CTFontManagerRegisterFontsForURLs([one, two] as CFArray, .process, nil))
                #expect(!CTFontManagerRegisterFontsForURLs([one, two] as CFArray, .process, nil))
                #expect(CTFontManagerUnregisterFontsForURLs([one, two] as CFArray, .process, nil))
            }
        }
    }

    // Covers: CTFontManagerCreateFontDescriptorsFromURL.init(_:), CTFontDescriptorCopyAttribute.init(_:_:), CTFontManagerCreateFontDescriptorFromData.init(_:)
    @Test("A file's descriptors name its fonts and draw with them, registered or not (documented)")
    func descriptors() throws {
        let font = try TestFont("Vitrfilef")
        try font.withFile { url in
            let list = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as? [CTFontDescriptor]
            let first = try #require(list?.first)
            #expect(CTFontDescriptorCopyAttribute(first, kCTFontNameAttribute) as? String == "Vitrfilef-Bold")
            #expect(CTFontDescriptorCopyAttribute(first, kCTFontFamilyNameAttribute) as? String == "Vitrfilef")
            #expect(CTFontDescriptorCopyAttribute(first, kCTFontStyleNameAttribute) as? String == "Bold")
            let made = CTFontCreateWithFontDescriptor(first, 20, nil)
            #expect(CTFontCopyPostScriptName(made) as String == "Vitrfilef-Bold")
            #expect(CTFontGetAscent(made) == 20)
            #expect(CTFontGetDescent(made) == 5)
            #expect(CTFontGetCapHeight(made) == 14)
            #expect(!families.contains("Vitrfilef"))
        }
        #expect(CTFontManagerCreateFontDescriptorFromData(font.data as CFData) != nil)
        #expect(CTFontManagerCreateFontDescriptorFromData(Data("no".utf8) as CFData) == nil)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: "/no") as CFURL) == nil)
    }

    private var names: [String] { CTFontManagerCopyAvailablePostScriptNames() as? [String] ?? [] }
    private var families: [String] { CTFontManagerCopyAvailableFontFamilyNames() as? [String] ?? [] }

    /// The code of the error of a call that must fail.
    private func code(_ body: (inout Unmanaged<CFError>?) -> Bool) -> Int? {
        var error: Unmanaged<CFError>?
        return body(&error) ? nil : CFErrorGetCode(error?.takeRetainedValue())
    }
}
