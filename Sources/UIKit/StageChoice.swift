// Which stage an app shows itself on.
// No Apple page: this is ours.
import Headless
import Stage

#if Browser
    import Browser
#endif

/// Makes the stage that the launch configuration asks for. A headless one writes one picture, the screen as it settled;
/// apps with more screens write theirs by their own delegate.
@MainActor enum StageChoice {
    static func make(_ configuration: LaunchConfiguration) -> any Stage {
        let writes = configuration.headlessOutput != nil
        if !writes, configuration.stage != .headless, let stage = browser(configuration) { return stage }
        let stage = HeadlessStage(environment: configuration.environment)
        stage.output = configuration.headlessOutput
        stage.pictureTime = configuration.pictureTime
        return stage
    }

    private static func browser(_ configuration: LaunchConfiguration) -> (any Stage)? {
        #if Browser
            return BrowserStage(environment: configuration.environment, door: .init(configuration))
        #else
            return nil
        #endif
    }
}
