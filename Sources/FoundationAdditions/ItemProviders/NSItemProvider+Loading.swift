// Taking from an item provider what it carries.
// Apple: "NSItemProvider", Loading the provider's contents. That closures run away from the main thread is documented.
import Foundation

extension NSItemProvider {
    private static let queue = DispatchQueue(label: "vitrine.item-provider", attributes: .concurrent)

    /// Loads the first representation of a type or of a kind of it, as data. The closure runs away from the main thread.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let one = first(typeIdentifier) else { return fail(typeIdentifier) { completionHandler(nil, $0) } }
        return data(of: one, completionHandler)
    }

    /// Loads the first representation of a type or of a kind of it, as a file that is a copy. It goes when the closure, which runs away
    /// from the main thread, returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        guard let one = first(typeIdentifier) else { return fail(typeIdentifier) { completionHandler(nil, $0) } }
        let name = suggestedName
        return data(of: one) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                let file = try Self.write(data, of: one.type, name)
                completionHandler(file, nil)
                try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a file where it is; a copy, and false, where the provider does not allow that.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let one = first(typeIdentifier) else { return fail(typeIdentifier) { completionHandler(nil, false, $0) } }
        guard case .file(let load, let options) = one.source, options.contains(.openInPlace) else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
        }
        return run { end, progress in
            Self.note(
                load { file, _, error in
                    Self.queue.async {
                        completionHandler(file, file != nil, file == nil ? error ?? Self.nothing(one.type) : nil)
                        end()
                    }
                }, progress)
        }
    }

    /// Makes an object of a class of the first representation that the class reads. The closure runs away from the main thread.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let (one, type) = match(aClass) else {
            let words = "No representation can become an object of \(aClass)."
            return run { end, progress in
                Self.queue.async {
                    progress.completedUnitCount = progress.totalUnitCount
                    completionHandler(nil, Self.error(.itemUnavailableError, words))
                    end()
                }
            }
        }
        return data(of: one) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The same for a value such as String or URL.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            var value: Value?
            if let object = object as? Value._ObjectiveCType {
                _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            let wrong = Self.error(.unexpectedValueClassError, "The object is none of \(Value.self).")
            completionHandler(value, value == nil ? error ?? wrong : nil)
        }
    }

    /// Whether values such as String or URL can be made of what it carries.
    public func canLoadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

    /// Loads a value of a type or of a kind of it: the value that was given, or data. The closure runs away from the main thread.
    ///
    /// The options are handed to the closure that makes the value.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        let done = completionHandler ?? { _, _ in }
        guard let one = first(typeIdentifier) else {
            fail(typeIdentifier) { done(nil, $0) }
            return
        }
        nonisolated(unsafe) let options = options
        run { end, _ in
            switch one.source {
            case .value(let value):
                nonisolated(unsafe) let value = value
                Self.queue.async {
                    done(value, nil)
                    end()
                }
            case .item(let load):
                load(
                    { value, error in
                        nonisolated(unsafe) let value = value
                        Self.queue.async {
                            done(value, value == nil ? error ?? Self.nothing(one.type) : nil)
                            end()
                        }
                    }, nil, options)
            case .file(let load, _):
                _ = load { file, _, error in
                    Self.queue.async {
                        done(file, file == nil ? error ?? Self.nothing(one.type) : nil)
                        end()
                    }
                }
            case .data(let load):
                _ = load { data, error in
                    Self.queue.async {
                        done(data, data == nil ? error ?? Self.nothing(one.type) : nil)
                        end()
                    }
                }
            }
        }
    }

    /// Loads a value of a type or of a kind of it.
    /// - Throws: The provider's error, or -1000 where it carries nothing of the type.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
        nonisolated(unsafe) let options = options
        let box: ItemBox = try await withCheckedThrowingContinuation { go in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { value, error in
                if let value {
                    go.resume(returning: ItemBox(value))
                } else {
                    go.resume(throwing: error ?? Self.nothing(typeIdentifier))
                }
            }
        }
        return box.value
    }

    // MARK: Inside

    private func first(_ type: String) -> Representation? {
        representations.first { TypeConformance.conforms($0.type, to: type) }
    }

    private static func nothing(_ type: String) -> NSError {
        error(.itemUnavailableError, "The representation \(type) gave neither a value nor an error.")
    }

    @discardableResult
    private func fail(_ type: String, _ done: @escaping @Sendable (any Error) -> Void) -> Progress {
        run { end, progress in
            Self.queue.async {
                progress.completedUnitCount = progress.totalUnitCount
                done(Self.error(.itemUnavailableError, "Nothing that is carried is of the type \(type)."))
                end()
            }
        }
    }

    /// Runs a load, whose end is noted, and its progress.
    @discardableResult
    private func run(_ body: (_ end: @escaping @Sendable () -> Void, Progress) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        body(begin(), progress)
        return progress
    }

    private static func note(_ inner: Progress?, _ outer: Progress) {
        guard let inner else { return }
        outer.cancellationHandler = { inner.cancel() }
    }

    /// The bytes of a representation, away from the main thread.
    private func data(of one: Representation, _ done: @escaping DataDone) -> Progress {
        run { end, progress in
            let finish: DataDone = { data, error in
                Self.queue.async {
                    progress.completedUnitCount = progress.totalUnitCount
                    done(data, data == nil ? error ?? Self.nothing(one.type) : nil)
                    end()
                }
            }
            switch one.source {
            case .data(let load):
                Self.note(load(finish), progress)
            case .file(let load, _):
                Self.note(
                    load { file, _, error in
                        guard let file else { return finish(nil, error) }
                        do { finish(try Data(contentsOf: file), nil) } catch { finish(nil, error) }
                    }, progress)
            case .value(let value):
                finish(Self.bytes(of: value), Self.coercion(value))
            case .item(let load):
                load(
                    { value, error in
                        finish(value.flatMap { Self.bytes(of: $0) }, error ?? value.map { Self.coercion($0) as any Error })
                    }, nil, nil)
            }
        }
    }

    private static func coercion(_ value: Any) -> NSError {
        error(.unavailableCoercionError, "A value of \(type(of: value)) is no data.")
    }

    /// The bytes that a value stands for; nil where it stands for none.
    private static func bytes(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let data as NSData: Data(referencing: data)
        case let text as String: Data(text.utf8)
        case let text as NSString: Data(String._unconditionallyBridgeFromObjectiveC(text).utf8)
        case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    private static func write(_ data: Data, of type: String, _ name: String?) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let plain = (name ?? "item").replacingOccurrences(of: "/", with: "-")
        let file = folder.appendingPathComponent(FileTypes.ending(ofType: type).map { "\(plain).\($0)" } ?? plain)
        try data.write(to: file)
        return file
    }
}

private struct ItemBox: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}
