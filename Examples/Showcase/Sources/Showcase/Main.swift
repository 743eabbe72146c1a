// The app: its delegate is ShowcaseKit's, so that tests can show the same screens.
import ShowcaseKit
import UIKit

@main
final class AppDelegate: ShowcaseAppDelegate {}
