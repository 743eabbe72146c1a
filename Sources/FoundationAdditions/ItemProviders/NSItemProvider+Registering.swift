// Giving an item provider its representations.
// Apple: "NSItemProvider", Registering data representations.
import Foundation

extension NSItemProvider {
    /// Adds data of a type, made by a closure when it is asked for. The closure calls its argument once, on any thread.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(type: typeIdentifier, source: .data(loadHandler)))
    }

    /// Adds a file of a type, made by a closure when it is asked for. The closure's argument gets the file, whether it is coordinated
    /// (which Linux has no need of), and an error.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(type: typeIdentifier, source: .file(loadHandler, fileOptions)))
    }

    /// Adds the types that an object writes.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        nonisolated(unsafe) let held = object
        for type in object.writableTypeIdentifiersForItemProvider {
            add(
                Representation(
                    type: type, source: .data { held.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }))
        }
    }

    /// Adds the types that a class writes, of an object that a closure makes when one of them is asked for.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let source = Representation.Source.data { done in
                loadHandler { object, error in
                    guard let object else {
                        return done(nil, error ?? Self.error(.itemUnavailableError, "The object of \(type) was not made."))
                    }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
                }
            }
            add(Representation(type: type, source: source))
        }
    }

    /// Adds a value of a type, given by a closure when it is asked for.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        add(Representation(type: typeIdentifier, source: .item(loadHandler)))
    }
}
