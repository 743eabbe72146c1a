// The names of the menus that every app has.
// Apple: "UIMenu.Identifier". The names' characters are guessed; code compares names, not characters.
import Foundation

extension UIMenu.Identifier {
    /// The menu around all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu of the app's name.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// File.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Edit.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// Format.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// View.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Window.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// About, in the app's menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// Settings, in the app's menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// Services, in the app's menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hide, in the app's menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Quit, in the app's menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// New windows, in File.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Recent documents, in File.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Closing, in File.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The document's commands, in File.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Printing, in File.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Undo and redo, in Edit.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, copy, paste and their kind, in Edit.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Finding, in Edit.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Replacing words, in Edit.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Sharing, in Edit.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Fonts, in Format.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Alignment and direction, in Format.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Bold, italic, underline.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// Larger and smaller.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The toolbar, in View.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar, in View.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The whole screen, in View.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Minimizing and zooming, in Window.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Bringing all windows to the front, in Window.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
