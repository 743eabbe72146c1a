// Diagnostics UIK08xx: the stage, the local server and the app's life.
// No Apple page: this is ours.

extension Catalogue {
    package static let serverCannotListen = CatalogueEntry(
        code: "UIK0801", severity: .misuse, title: "The browser stage cannot listen on 127.0.0.1.",
        cause: "The system refused a socket on the loopback interface.",
        fix: "Allow sockets on 127.0.0.1, or run with --stage headless.", recovery: .noOperation)

    package static let pictureNotWritten = CatalogueEntry(
        code: "UIK0802", severity: .misuse, title: "A headless run could not write its picture.",
        cause: "The file cannot be written.", fix: "Specify a writable file or folder: --headless OUT.",
        recovery: .noOperation)
    package static let runNeverSettled = CatalogueEntry(
        code: "UIK0803", severity: .misuse, title: "A headless run did not become idle.",
        cause: "An animation or scheduled work never ends.",
        fix: "Stop the repeating work, or take the picture in a test with advance(by:).",
        recovery: .continues("The picture shows the screen after 10 seconds of virtual time."))

    /// UIK0810: Info.plist names a class that the program does not have.
    package static let sceneClassNotFound = CatalogueEntry(
        code: "UIK0810", severity: .misuse, title: "A scene class that Info.plist names does not exist.",
        cause: "Neither the module of the app delegate nor the executable has a class of that name.",
        fix: "Write $(PRODUCT_MODULE_NAME).Name with the name of the class, and make sure that the class is neither "
            + "private nor nested.",
        recovery: .noOperation)

    /// UIK0811: a scene with nobody who makes its window.
    package static let sceneWithoutDelegate = CatalogueEntry(
        code: "UIK0811", severity: .misuse, title: "A scene has no delegate.",
        cause: "Neither Info.plist nor code names a class for it.",
        fix: "Name UISceneDelegateClassName in Info.plist, or set delegateClass in configurationForConnecting.",
        recovery: .noOperation)

    /// UIK0812: the screen stays black.
    package static let sceneWithoutWindow = CatalogueEntry(
        code: "UIK0812", severity: .misuse, title: "The launch ended without a window: the screen stays black.",
        cause: "No window was made and shown during the launch.",
        fix: "Create a UIWindow(windowScene:), set its rootViewController, call makeKeyAndVisible() and retain the window.",
        recovery: .noOperation)

    /// UIK0813: a configuration that Info.plist does not have.
    package static let sceneConfigurationNotFound = CatalogueEntry(
        code: "UIK0813", severity: .misuse, title: "Info.plist has no scene configuration of this name.",
        cause: "No entry under UIApplicationSceneManifest has that UISceneConfigurationName, and code names no delegate class.",
        fix: "Correct the name, put Info.plist beside the executable or into the target's resources, or set delegateClass.",
        apple: "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary "
            + "(looking for configuration named \"…\")",
        recovery: .noOperation)

    /// UIK0814: the app's first screen is in a storyboard.
    package static let launchStoryboard = CatalogueEntry(
        code: "UIK0814", severity: .unsupported, title: "The app's first screen is in a storyboard.",
        cause: "Info.plist names a storyboard; Vitrine does not load storyboards yet.",
        fix: "Create the window and its root controller in code, in scene(_:willConnectTo:options:).",
        recovery: .noOperation)

    /// UIK0815: a deep link that nobody takes.
    package static let addressNotTaken = CatalogueEntry(
        code: "UIK0815", severity: .misuse, title: "The app was asked to open a URL but does not handle URLs.",
        cause: "No delegate of the app implements the method for this kind of URL.",
        fix: "Implement the method that the cause names in the scene delegate, or in the app delegate if the app has no "
            + "scenes.",
        recovery: .noOperation)

    /// Every entry of UIK08xx, in order of code.
    package static let stage: [CatalogueEntry] = [
        serverCannotListen, pictureNotWritten, runNeverSettled, sceneClassNotFound, sceneWithoutDelegate,
        sceneWithoutWindow, sceneConfigurationNotFound, launchStoryboard, addressNotTaken,
    ]
}
