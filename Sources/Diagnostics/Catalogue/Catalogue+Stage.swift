// Diagnostics UIK08xx: the stage, the local server and the app's life.
// No Apple page: this is ours.

extension Catalogue {
    package static let serverCannotListen = CatalogueEntry(
        code: "UIK0801", severity: .misuse, title: "The browser stage cannot listen on 127.0.0.1.",
        cause: "The system refused a socket on the loopback interface.",
        fix: "Allow sockets on 127.0.0.1, or run with --stage headless.", recovery: .noOperation)

    package static let pictureNotWritten = CatalogueEntry(
        code: "UIK0802", severity: .misuse, title: "A headless run could not write its picture.",
        cause: "The file cannot be written.", fix: "Name a file or folder that can be written: --headless OUT.",
        recovery: .noOperation)
    package static let runNeverSettled = CatalogueEntry(
        code: "UIK0803", severity: .misuse, title: "A headless run did not come to rest.",
        cause: "Something animates or schedules work for ever.",
        fix: "Stop what repeats, or take the picture from a test with advance(by:).",
        recovery: .continues("The picture shows the screen after 10 seconds of virtual time."))

    /// UIK0810: Info.plist names a class that the program does not have.
    package static let sceneClassNotFound = CatalogueEntry(
        code: "UIK0810", severity: .misuse, title: "A scene's class that Info.plist names is not there.",
        cause: "No class of that name is in the module of the app delegate or of the executable.",
        fix: "Write $(PRODUCT_MODULE_NAME).Name with the class's name, and see that the class is not private or nested.",
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
        fix: "Make a UIWindow(windowScene:), set its rootViewController, call makeKeyAndVisible() and keep the window.",
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
        cause: "Info.plist names it; storyboards are not read yet.",
        fix: "Make the window and its root controller by code in scene(_:willConnectTo:options:).",
        recovery: .noOperation)

    /// UIK0815: a deep link that nobody takes.
    package static let addressNotTaken = CatalogueEntry(
        code: "UIK0815", severity: .misuse, title: "The app was to open an address, and nobody in it takes addresses.",
        cause: "No delegate of the app implements the method for addresses of this kind.",
        fix: "Implement the method that the cause names, in the scene's delegate, or in the app's where it has no scenes.",
        recovery: .noOperation)

    /// Every entry of UIK08xx, in order of code.
    package static let stage: [CatalogueEntry] = [
        serverCannotListen, pictureNotWritten, runNeverSettled, sceneClassNotFound, sceneWithoutDelegate,
        sceneWithoutWindow, sceneConfigurationNotFound, launchStoryboard, addressNotTaken,
    ]
}
