// The whole catalogue: the areas' lists in order of code.
// No Apple page: this is ours.

/// Every entry, grouped by area in `Catalogue/Catalogue+Area.swift`; each area adds its list to ``all``.
public enum Catalogue {
    /// The areas in order of code, with their titles as in `Documentation/Diagnostics.md`.
    package static let areas: [(title: String, entries: [CatalogueEntry])] = [
        ("View hierarchy and geometry", viewHierarchy),
        ("View controllers and containment", viewControllers),
        ("Events, gestures, actions and controls", events + controls),
        ("Layers", quartzCore),
        ("CoreGraphics", coreGraphics),
        ("Reading and writing pictures", imageIO),
        ("Text and fonts", text),
        ("Stage, local server and app life", stage),
        ("Test kit", testKit),
        ("Images, colours and graphics contexts", appearance),
        ("Dispatch by selector", selectorDispatch),
        ("Declared members", declared),
        ("Scroll views", scrolling),
        ("Text input", textInput),
        ("Text views", textViews),
        ("Auto Layout", autoLayout + layoutEngine),
        ("Property animators and dynamics", animation),
        ("Visual effects", visualEffects),
        ("Core Image", coreImage),
        ("Controllers", navigation + pages + presentations + splitViews + search),
        ("Foundation", foundation),
        ("Logs, locks and publishers", system),
        ("Traces and Vitrine's own checks", inner),
        ("Lists", lists + diffable + cells),
        ("Tables", tables),
        ("Drag and drop", dragging),
        ("Collection views", collections),
        ("Layouts of collection views", collectionLayouts),
    ]

    /// Every entry in order of code.
    public static var all: [CatalogueEntry] { areas.flatMap(\.entries) }
}
