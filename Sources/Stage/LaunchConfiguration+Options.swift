// The options that every Vitrine app has: names, variables, what they take.
// No Apple page: this is ours.
import Foundation

extension LaunchConfiguration {
    /// Options that take a value, with the variable that stands for each.
    package static let valueOptions: [(option: String, variable: String, expected: String)] = [
        ("--stage", "VITRINE_STAGE", "headless or browser"),
        ("--device", "VITRINE_DEVICE", "the name of a device"),
        ("--size", "VITRINE_SIZE", "WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844"),
        ("--scale", "VITRINE_SCALE", "1, 2 or 3"),
        ("--orientation", "VITRINE_ORIENTATION", "portrait, portraitUpsideDown, landscapeLeft or landscapeRight"),
        ("--appearance", "VITRINE_APPEARANCE", "light or dark"),
        ("--content-size", "VITRINE_CONTENT_SIZE", "XS, S, M, L, XL, XXL, XXXL or AX1 to AX5"),
        ("--headless", "VITRINE_HEADLESS", "a .png file or a folder"),
        ("--at", "VITRINE_AT", "seconds from the launch, 0 to 3600, such as 1.5"),
        ("--screen", "VITRINE_SCREEN", "the name of a screen"),
        ("--port", "VITRINE_PORT", "a port from 1024 to 65535"),
        ("--tunnel", "VITRINE_TUNNEL", "a port, or a host with a port, such as 9000 or pi.local:9000"),
        ("--open", "VITRINE_OPEN", "an address with a scheme, such as cart://item/7"),
        ("--language", "VITRINE_LANGUAGE", "languages, best first, such as de-AT,en"),
        ("--time-zone", "VITRINE_TIME_ZONE", "the name of a time zone, such as Europe/Vienna"),
    ]

    /// Options that may be given again; their variables hold a list with commas.
    static let repeatedOptions: Set<String> = ["--screen", "--tunnel"]

    /// Options without a value, with the variable that stands for each and what they set.
    package nonisolated(unsafe) static let switches:
        [(option: String, variable: String, setting: WritableKeyPath<StageEnvironment, Bool>)] = [
            ("--right-to-left", "VITRINE_RIGHT_TO_LEFT", \.rightToLeft),
            ("--increased-contrast", "VITRINE_INCREASED_CONTRAST", \.increasedContrast),
            ("--no-system-bars", "VITRINE_NO_SYSTEM_BARS", \.hidesSystemBars),
            ("--keyboard", "VITRINE_KEYBOARD", \.onScreenKeyboard),
            ("--keyboard-access", "VITRINE_KEYBOARD_ACCESS", \.fullKeyboardAccess),
            ("--reduced-motion", "VITRINE_REDUCED_MOTION", \.reducedMotion),
            ("--bold-text", "VITRINE_BOLD_TEXT", \.boldText),
            ("--slow-animations", "VITRINE_SLOW_ANIMATIONS", \.slowAnimations),
        ]

    /// All names that a launch understands.
    package static var optionNames: [String] {
        valueOptions.map(\.option) + switches.map(\.option) + ["--help", "--list-devices"]
    }

    /// What `--help` prints about the options that every Vitrine app has.
    public static let usage = """
        Options of every Vitrine app:
          --stage headless|browser   where the app shows itself (VITRINE_STAGE)
          --device NAME              a device of the table, such as "iPhone 15" or iphone-15 (VITRINE_DEVICE)
          --list-devices             print the table of devices and stop
          --size WIDTHxHEIGHT        screen in points, 1x1 to 4096x4096 (VITRINE_SIZE)
          --scale 1|2|3              pixels a point (VITRINE_SCALE)
          --orientation NAME         portrait, portraitUpsideDown, landscapeLeft, landscapeRight (VITRINE_ORIENTATION)
          --appearance light|dark    (VITRINE_APPEARANCE)
          --content-size SIZE        text size: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 (VITRINE_CONTENT_SIZE)
          --right-to-left            lay out from right to left (VITRINE_RIGHT_TO_LEFT=1)
          --increased-contrast       raise the contrast of system colours (VITRINE_INCREASED_CONTRAST=1)
          --bold-text                the user's bold text (VITRINE_BOLD_TEXT=1)
          --reduced-motion           the user's reduced motion (VITRINE_REDUCED_MOTION=1)
          --slow-animations          animations at a tenth of their pace (VITRINE_SLOW_ANIMATIONS=1)
          --open URL                 an address that the app is launched for, such as cart://item/7 (VITRINE_OPEN)
          --language LIST            languages, best first, such as de-AT,en (VITRINE_LANGUAGE)
          --time-zone NAME           such as Europe/Vienna (VITRINE_TIME_ZONE)
          --no-system-bars           leave out the status bar and the home indicator (VITRINE_NO_SYSTEM_BARS=1)
          --keyboard                 draw a keyboard while text is edited (VITRINE_KEYBOARD=1)
          --keyboard-access          tab and arrows move a focus among all controls (VITRINE_KEYBOARD_ACCESS=1)
          --port PORT                the browser stage's port; without it the port of the last run (VITRINE_PORT)
          --tunnel [HOST:]PORT       let pages in that come by another port or name, such as through ssh -L; may be given
                                     again (VITRINE_TUNNEL, commas between)
          --headless OUT             write pictures to OUT (a .png file or a folder) and exit (VITRINE_HEADLESS)
          --at SECONDS               of virtual time after the launch at which a headless run takes its picture; without it
                                     when nothing moves any more (VITRINE_AT)
          --screen NAME              write this screen only; may be given again (VITRINE_SCREEN, commas between)
        What stands behind -- is the app's own.
        """
}
