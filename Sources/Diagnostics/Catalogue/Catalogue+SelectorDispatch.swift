// Diagnostics UIK11xx: dispatch by selector.
// No Apple page: this is ours.

extension Catalogue {
    /// A method called by a name that the object's class does not have.
    package static let unrecognizedSelector = CatalogueEntry(
        code: "UIK1101", severity: .exception, title: "An object has no method of the selector's name.",
        cause: "The selector names a method that neither the class nor its superclasses have.",
        fix: "Check the spelling and the colons; without the source rewriter, register the method with DispatchTable.",
        apple: "NSInvalidArgumentException: -[… …]: unrecognized selector sent to instance 0x…",
        recovery: .noOperation)

    /// A method called by name with an argument of another type.
    package static let wrongArgument = CatalogueEntry(
        code: "UIK1102", severity: .misuse, title: "A method called by selector received an argument of the wrong type.",
        cause: "The type of the parameter differs from the type of the argument.",
        fix: "Declare the parameter with the class of the sender, or as Any?.", recovery: .noOperation)

    /// A main-actor method called by name elsewhere.
    package static let performedOffMain = CatalogueEntry(
        code: "UIK1103", severity: .misuse, title: "A method of the main actor was performed on another thread.",
        cause: "perform ran on a thread that is not the main one.",
        fix: "Use performSelector(onMainThread:) or DispatchQueue.main.async.",
        recovery: .continues("The method runs later, on the main queue."))

    /// A property asked for or set by a name that the object's class does not have.
    package static let unknownKey = CatalogueEntry(
        code: "UIK1104", severity: .exception, title: "An object has no property of the key.",
        cause: "The key does not name a property of the class or its superclasses that can be accessed by name.",
        fix: "Check the spelling, also of the outlet in the interface file, and mark the property @objc, @IBOutlet or "
            + "@IBInspectable.",
        apple: "NSUnknownKeyException: this class is not key value coding-compliant for the key ….",
        recovery: .noOperation)

    /// A member of AnyObject that the object's class does not have.
    package static let missingMember = CatalogueEntry(
        code: "UIK1105", severity: .exception, title: "An object does not have a member that was used through AnyObject.",
        cause: "The object has another class than the source expects.",
        fix: "Cast to the class that has the member with as?, or use ?. if objects without it are expected.",
        apple: "NSInvalidArgumentException: -[… …]: unrecognized selector sent to instance 0x…",
        recovery: .continues("The result is empty."))

    /// A change of an array property's members with another number of objects than of places.
    package static let unequalCounts = CatalogueEntry(
        code: "UIK1106", severity: .exception, title: "An array property was given another number of objects than of places.",
        cause: "The objects and the indexes of insert(_:at:) or replaceObjects(at:with:) are not equally many.",
        fix: "Pass one object for each index.",
        apple: "NSInvalidArgumentException", recovery: .noOperation)

    /// Every entry of UIK11xx, in order of code.
    package static let selectorDispatch: [CatalogueEntry] = [
        unrecognizedSelector, wrongArgument, performedOffMain, unknownKey, missingMember,
        unequalCounts,
    ]
}
