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
        #expect(configuration.environment == StageDevice.standard.environment())
        #expect(configuration.stage == nil)
        #expect(configuration.headlessOutput == nil)
        #expect(configuration.screens.isEmpty)
    }

    @Test("a device shows its bars unless the option or the variable takes them away")
    func systemBars() throws {
        #expect(try parse("").environment.showsSystemBars && parse("--device iphone-15").environment.showsSystemBars)
        #expect(try !parse("--no-system-bars").environment.showsSystemBars)
        #expect(try !parse("", ["VITRINE_NO_SYSTEM_BARS": "1"]).environment.showsSystemBars)
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
        #expect(blank.environment.appearance == .dark)
        #expect(blank.environment.contentSize == .accessibilityExtraLarge)
        #expect(blank.environment.rightToLeft)
        #expect(blank.environment.increasedContrast)
        #expect(blank.screens == ["A", "B"])
    }

    @Test("variables stand for options, and options win")
    func variables() throws {
        let variables = [
            "VITRINE_STAGE": "browser", "VITRINE_APPEARANCE": "dark", "VITRINE_SCREEN": "A,B", "VITRINE_DEVICE": "",
            "VITRINE_RIGHT_TO_LEFT": "1",
        ]
        let configuration = try parse("--appearance light", variables)
        #expect(configuration.stage == .browser)
        #expect(configuration.environment.appearance == .light)
        #expect(configuration.screens == ["A", "B"])
        #expect(configuration.environment.rightToLeft)
        #expect(try parse("--screen C --screen D", variables).screens == ["C", "D"])
    }

    @Test("--headless means the headless stage, whatever the variables say")
    func headless() throws {
        let configuration = try parse("--headless out --screen Home", ["VITRINE_STAGE": "browser"])
        #expect(configuration.stage == .headless)
        #expect(configuration.headlessOutput == "out")
    }

    @Test("a size is the screen as held: a device's own, a device on its side, or a screen of its own")
    func sizes() throws {
        #expect(try parse("--size 390x844 --scale 3").environment == StageDevice.standard.environment())
        let side = try parse("--size 844x390").environment
        #expect(side.orientation == .landscapeRight)
        #expect(side.deviceName == "iPhone 14")
        #expect(side.safeAreaInsets == StageInsets(left: 47, bottom: 21, right: 47))
        let own = try parse("--size 300x500 --scale 2").environment
        #expect(own.size == CGSize(width: 300, height: 500))
        #expect(own.scale == 2)
        #expect(own.idiom == .phone)
        #expect(own.safeAreaInsets == StageInsets(top: 20))
        let pad = try parse("--size 900x1200").environment
        #expect(pad.idiom == .pad)
        #expect(pad.isRegularWidth)
        #expect(pad.scale == 2)
        #expect(try parse("--size 1x1 --scale 1").environment.pixelSize == (1, 1))
    }

    @Test("what is no option is the app's, and so is all after two hyphens; unknown options are kept to be refused")
    func remaining() throws {
        let configuration = try parse("--mine=3 --appearance dark -x y -- --appearance light --other")
        #expect(configuration.remainingArguments == ["--mine=3", "-x", "y", "--appearance", "light", "--other"])
        #expect(configuration.environment.appearance == .dark)
        #expect(configuration.unknownOptions == ["--mine"])
        #expect(try parse("-AppleLanguages (de) -- --mine").unknownOptions.isEmpty)
    }

    @Test(
        "an unknown option is answered with the one that was meant, where one is near",
        arguments: [
            ("--apearance", "--appearance"), ("--devise", "--device"), ("--Scale", "--scale"), ("--haedless", "--headless"),
            ("--sceen", "--screen"), ("--keyboards", "--keyboard"), ("--language-list", "--language"),
            ("--mine", nil), ("--verbose", nil), ("--", nil),
        ])
    func meant(option: String, name: String?) {
        #expect(Spelling.nearest(to: option, among: LaunchConfiguration.optionNames) == name)
    }

    @Test("the whole text of an unknown option")
    func unknownText() {
        #expect(
            LaunchError.unknownOption("--devise", suggestion: "--device").description
                == "--devise: no such option. Did you mean --device? `--help` prints all of them; the app's own stand behind `--`.")
    }

    @Test("the usage names every option and every variable") func usage() {
        for name in LaunchConfiguration.optionNames where name != "--help" { #expect(LaunchConfiguration.usage.contains(name)) }
        for (_, variable, _) in LaunchConfiguration.valueOptions { #expect(LaunchConfiguration.usage.contains(variable)) }
        for (_, variable, _) in LaunchConfiguration.switches { #expect(LaunchConfiguration.usage.contains(variable + "=1")) }
    }

    @Test("settings of the user, the browser stage's door and the time of the picture")
    func further() throws {
        let configuration = try parse(
            "--bold-text --reduced-motion --slow-animations --language de-AT,en --time-zone Europe/Vienna --port 8123 "
                + "--tunnel 9000 --tunnel Pi.local:80")
        let environment = configuration.environment
        #expect(environment.boldText)
        #expect(environment.reducedMotion)
        #expect(environment.slowAnimations)
        #expect(environment.languages == ["de-AT", "en"])
        #expect(environment.timeZone == "Europe/Vienna")
        #expect(configuration.port == 8123)
        #expect(configuration.tunnels == ["127.0.0.1:9000", "localhost:9000", "Pi.local:80"])
        #expect(try parse("", ["VITRINE_TUNNEL": "9000,9001", "VITRINE_BOLD_TEXT": "1"]).tunnels.count == 4)
        #expect(try parse("--headless a.png --at 1.5").pictureTime == 1.5)
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
            ("--at 2", "--at means nothing without --headless."),
            ("--headless a --at -1", "--at cannot be \"-1\": expected seconds from the launch, 0 to 3600, such as 1.5."),
            ("--port 80", "--port cannot be \"80\": expected a port from 1024 to 65535."),
            (
                "--tunnel http://x:1",
                "--tunnel cannot be \"http://x:1\": expected a port, or a host with a port, such as 9000 or pi.local:9000."
            ),
            (
                "--time-zone Vienna",
                "--time-zone cannot be \"Vienna\": expected the name of a time zone, such as Europe/Vienna."
            ),
            ("--language de/x", "--language cannot be \"de/x\": expected languages, best first, such as de-AT,en."),
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
