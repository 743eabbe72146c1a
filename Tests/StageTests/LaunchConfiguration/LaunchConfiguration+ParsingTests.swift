// Launch arguments and variables: what each means, and what is said of a bad one.
import Foundation
import Stage
import Testing

@Suite("LaunchConfiguration") struct LaunchConfigurationTests {
    private func parse(_ text: String, _ variables: [String: String] = [:]) throws(LaunchError) -> LaunchConfiguration {
        try LaunchConfiguration(arguments: text.split(separator: " ").map(String.init), variables: variables)
    }

    @Test("nothing given means the standard device, light, in portrait, and the app's own choice of stage")
    func nothing() throws {
        let configuration = try parse("")
        #expect(configuration.environment == StageEnvironment())
        #expect(configuration.environment == StageDevice.standard.environment())
        #expect(configuration.stage == nil && configuration.headlessOutput == nil && configuration.screens.isEmpty)
    }

    @Test("every option is read, after a blank and after an equals sign")
    func options() throws {
        let blank = try parse(
            "--stage headless --device iphone-16-pro --orientation landscapeLeft --appearance dark --content-size ax3 "
                + "--right-to-left --increased-contrast --screen A --screen B")
        let equals = try parse(
            "--stage=headless --device=iphone-16-pro --orientation=landscapeleft --appearance=Dark --content-size=AX3 "
                + "--right-to-left --increased-contrast --screen=A --screen=B")
        #expect(blank == equals)
        #expect(blank.stage == .headless)
        #expect(blank.environment.deviceName == "iPhone 16 Pro")
        #expect(blank.environment.size == CGSize(width: 874, height: 402))
        #expect(blank.environment.safeAreaInsets == StageInsets(left: 62, bottom: 21, right: 62))
        #expect(blank.environment.appearance == .dark && blank.environment.contentSize == .accessibilityExtraLarge)
        #expect(blank.environment.rightToLeft && blank.environment.increasedContrast)
        #expect(blank.screens == ["A", "B"])
    }

    @Test("variables stand for options, and options win")
    func variables() throws {
        let variables = [
            "VITRINE_STAGE": "browser", "VITRINE_APPEARANCE": "dark", "VITRINE_SCREEN": "A,B", "VITRINE_DEVICE": "",
            "VITRINE_RIGHT_TO_LEFT": "1",
        ]
        let configuration = try parse("--appearance light", variables)
        #expect(configuration.stage == .browser && configuration.environment.appearance == .light)
        #expect(configuration.screens == ["A", "B"] && configuration.environment.rightToLeft)
        #expect(try parse("--screen C --screen D", variables).screens == ["C", "D"])
    }

    @Test("--headless means the headless stage, whatever the variables say")
    func headless() throws {
        let configuration = try parse("--headless out --screen Home", ["VITRINE_STAGE": "browser"])
        #expect(configuration.stage == .headless && configuration.headlessOutput == "out")
    }

    @Test("a size is the screen as held: a device's own, a device on its side, or a screen of its own")
    func sizes() throws {
        #expect(try parse("--size 390x844 --scale 3").environment == StageEnvironment())
        let side = try parse("--size 844x390").environment
        #expect(side.orientation == .landscapeRight && side.deviceName == "iPhone 14")
        #expect(side.safeAreaInsets == StageInsets(left: 47, bottom: 21, right: 47))
        let own = try parse("--size 300x500 --scale 2").environment
        #expect(own.size == CGSize(width: 300, height: 500) && own.scale == 2 && own.idiom == .phone)
        #expect(own.safeAreaInsets == StageInsets(top: 20))
        let pad = try parse("--size 900x1200").environment
        #expect(pad.idiom == .pad && pad.isRegularWidth && pad.scale == 2)
        #expect(try parse("--size 1x1 --scale 1").environment.pixelSize == (1, 1))
    }

    @Test("unknown arguments are the app's, and so is all after two hyphens")
    func remaining() throws {
        let configuration = try parse("--mine 3 --appearance dark -x -- --appearance light")
        #expect(configuration.remainingArguments == ["--mine", "3", "-x", "--appearance", "light"])
        #expect(configuration.environment.appearance == .dark)
    }

    @Test(
        "a bad value is refused with what was expected",
        arguments: [
            ("--size", "--size needs a value: WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844."),
            (
                "--size 390",
                "--size cannot be \"390\": expected WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844."
            ),
            (
                "--size 0x5",
                "--size cannot be \"0x5\": expected WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844."
            ),
            (
                "--size nanx5",
                "--size cannot be \"nanx5\": expected WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844."
            ),
            (
                "--size 9000x5",
                "--size cannot be \"9000x5\": expected WIDTHxHEIGHT in points, each 1 to 4096, such as 390x844."
            ),
            ("--scale 4", "--scale cannot be \"4\": expected 1, 2 or 3."),
            ("--scale=", "--scale needs a value: 1, 2 or 3."),
            ("--appearance blue", "--appearance cannot be \"blue\": expected light or dark."),
            ("--stage window", "--stage cannot be \"window\": expected headless or browser."),
            (
                "--content-size huge",
                "--content-size cannot be \"huge\": expected XS, S, M, L, XL, XXL, XXXL or AX1 to AX5."
            ),
            (
                "--orientation up",
                "--orientation cannot be \"up\": expected portrait, portraitUpsideDown, landscapeLeft or landscapeRight."
            ),
            (
                "--device ipad-mini",
                "--device \"ipad-mini\": no such device. Did you mean ipad-mini-5th-generation, "
                    + "ipad-mini-6th-generation? `--list-devices` prints all of them."
            ),
            (
                "--device x",
                "--device \"x\": no such device. Did you mean iphone-x, iphone-xs, iphone-xs-max? `--list-devices` prints all of them."
            ),
            (
                "--headless a --stage browser",
                "--headless and --stage browser contradict each other: a headless run has no browser."
            ),
        ])
    func refused(arguments: String, message: String) {
        let error = #expect(throws: LaunchError.self) { try parse(arguments) }
        #expect(error?.description == message)
    }

    @Test("a bad variable is named as the variable")
    func badVariable() {
        let error = #expect(throws: LaunchError.self) { try parse("", ["VITRINE_SCALE": "9"]) }
        #expect(error?.description == "VITRINE_SCALE cannot be \"9\": expected 1, 2 or 3.")
    }
}
