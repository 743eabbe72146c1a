// Making sources and asking what they hold.
// Apple: "CGImageSource", Creating an Image Source, Getting Information from an Image Source.
import Diagnostics

/// A source over bytes; nil where there are none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data, isFinal: true)
}

/// A source over a file; nil and a diagnostic where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else {
        Catalogue.imageFileUnreadable.report(object: url.absoluteString)
        return nil
    }
    return CGImageSourceCreateWithData(data, options)
}

/// A source over a provider's bytes; nil where there are none.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source whose bytes come bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Gives an incremental source all bytes that have come so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Gives an incremental source all bytes that have come so far.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isFinal: final)
}

/// How many pictures there are; 0 where nothing can be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    (try? isrc.withDecoder { decoder, _ in decoder.count }.get()) ?? 0
}

/// The uniform type of the file; nil where its format is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// The picture that stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// The uniform types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }

/// Nothing is kept that could be let go.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// The state of the source as a whole.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    switch isrc.withDecoder({ decoder, _ in decoder.count }) {
    case .success: isrc.isFinal ? .statusComplete : .statusIncomplete
    case .failure(.unknownFormat): isrc.isFinal ? .statusUnknownType : .statusReadingHeader
    case .failure(.truncated): isrc.isFinal ? .statusUnexpectedEOF : .statusReadingHeader
    case .failure: .statusInvalidData
    }
}

/// The state of one picture, which is decoded to know it.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let result = isrc.withDecoder { decoder, _ throws(ImageFault) in
        try decoder.decode(at: index, reduce: 1, allowsPartial: false)
    }
    return switch result {
    case .success: .statusComplete
    case .failure(.truncated): isrc.isFinal ? .statusUnexpectedEOF : .statusIncomplete
    case .failure(.unknownFormat): isrc.isFinal ? .statusUnknownType : .statusReadingHeader
    case .failure: .statusInvalidData
    }
}
