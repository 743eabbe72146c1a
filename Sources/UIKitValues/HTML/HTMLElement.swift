// An open element, the kinds of elements, and the style sheet that all documents have.
// HTML standard, 13.2.4.2 "The stack of open elements" (kinds) and 15.3 "Non-replaced elements" (the style sheet).
import Foundation

/// An element that is open.
struct HTMLElement {
    var name: String
    var attributes: [String: String]
    var id: String?
    var classes: [String] = []
    var style = HTMLStyle()
    var declarations: [CSSDeclaration] = []
    /// Whether the block around it was closed: it goes on in the next text, inside whatever is opened before that.
    var isDetached = false
    /// The number of a list's next item.
    var nextItem = 1
    /// The list that it makes, if any.
    var list: NSTextList?

    init(_ tag: HTMLTag) {
        name = tag.name
        attributes = tag.attributes
        id = tag.attributes["id"]
        if let text = tag.attributes["class"] {
            classes = text.split(whereSeparator: \.isWhitespace).map(String.init)
        }
    }

    var isList: Bool { name == "ul" || name == "ol" || name == "menu" || name == "dir" }
    var isFormatting: Bool { HTMLNames.formatting.contains(name) }
}

/// Elements by kind.
enum HTMLNames {
    /// 13.2.4.3 "The list of active formatting elements".
    static let formatting: Set<String> = [
        "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
    ]
    static let void: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta",
        "param", "source", "track", "wbr",
    ]
    /// "Special" elements.
    static let special: Set<String> = [
        "address", "applet", "article", "aside", "blockquote", "body", "button", "caption", "center", "colgroup", "dd",
        "details",
        "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frameset", "h1", "h2", "h3",
        "h4", "h5",
        "h6", "head", "header", "hgroup", "html", "iframe", "li", "listing", "main", "marquee", "menu", "nav",
        "noembed",
        "noframes", "noscript", "object", "ol", "p", "plaintext", "pre", "script", "search", "section", "select",
        "style",
        "summary", "table", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "title", "tr", "ul", "xmp",
    ]
    /// Elements whose start tag closes an open `p` (13.2.6.4.7); `table` does so in documents with a doctype alone, here always.
    static let closesParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
        "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "li",
        "listing",
        "main", "menu", "nav", "ol", "p", "plaintext", "pre", "search", "section", "summary", "table", "ul", "xmp",
    ]
    static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
    /// No search for an element looks beyond these.
    static let scope: Set<String> = ["applet", "caption", "html", "table", "td", "th", "marquee", "object", "template"]
    static let cells: Set<String> = ["td", "th", "caption"]
}

/// The style sheet below every document's own.
enum HTMLDefaults {
    static let sheet: CSSSheet = {
        var sheet = CSSSheet()
        sheet.add(text)
        return sheet
    }()

    /// 15.3 of the standard, in the properties that attributed strings have. Lists are indented by 36 points a level, not by
    /// 40 pixels (guessed). Sizes of code, kbd, samp and tt stay those of the text around (guessed).
    private static let text = """
        area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script, style, template, title,
        iframe, audio, video, object, applet, canvas, svg, math, select, textarea, frameset { display: none }
        html, body, address, article, aside, blockquote, center, dialog, dd, details, dir, div, dl, dt, fieldset, figcaption, figure,
        footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, li, listing, main, menu, nav, ol, optgroup, option, p,
        plaintext, pre, search, section, summary, ul, xmp, caption, table, tr { display: block }
        p, dl, menu, dir, ul, ol { margin-top: 1em; margin-bottom: 1em }
        blockquote, figure { margin: 1em 40px }
        dd { margin-left: 40px }
        dir, menu, ol, ul { padding-left: 36px }
        ol { list-style-type: decimal } ul, dir, menu { list-style-type: disc }
        li { display: list-item } table { display: table; text-indent: 0 } tr { display: table-row } td, th { display: table-cell }
        h1 { margin: 0.67em 0; font-size: 2em } h2 { margin: 0.83em 0; font-size: 1.5em } h3 { margin: 1em 0; font-size: 1.17em }
        h4 { margin: 1.33em 0 } h5 { margin: 1.67em 0; font-size: 0.83em } h6 { margin: 2.33em 0; font-size: 0.67em }
        h1, h2, h3, h4, h5, h6, th { font-weight: bold } b, strong { font-weight: bolder }
        th, caption, center { text-align: center }
        address, cite, dfn, em, i, var { font-style: italic }
        code, kbd, listing, plaintext, pre, samp, tt, xmp { font-family: monospace }
        listing, plaintext, pre, xmp { white-space: pre; margin: 1em 0 } nobr { white-space: nowrap }
        big { font-size: larger } small, sub, sup { font-size: smaller } sub { vertical-align: sub } sup { vertical-align: super }
        ins, u { text-decoration: underline } del, s, strike { text-decoration: line-through }
        mark { background-color: yellow; color: black } a:link { color: #0000EE; text-decoration: underline }
        """
}
