// Which identifiers of data are kinds of which others.
// Apple: "Uniform Type Identifiers", System-declared uniform type identifiers.
import Foundation

/// The tree of the types that the system declares. An app's own types are kinds of themselves alone.
package enum TypeConformance {
    /// Whether a type is another one or a kind of it. Identifiers count without their case (documented).
    package static func conforms(_ type: String, to other: String) -> Bool {
        let (type, other) = (type.lowercased(), other.lowercased())
        var waiting = [type]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            if next == other { return true }
            if seen.insert(next).inserted { waiting += parents[next] ?? [] }
        }
        return false
    }

    private static let parents: [String: [String]] = {
        var result: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map { $0.lowercased() }
            if let type = words.first { result[type] = Array(words.dropFirst()) }
        }
        return result
    }()

    /// A type, then what it is a kind of.
    private static let table = """
        public.composite-content public.content
        public.data public.item
        public.directory public.item
        public.symlink public.item com.apple.resolvable
        public.executable public.item
        com.apple.mount-point public.item com.apple.resolvable
        com.apple.alias-file public.data com.apple.resolvable
        com.apple.bookmark public.data com.apple.resolvable
        public.url public.data
        public.file-url public.url
        public.text public.data public.content
        public.plain-text public.text
        public.utf8-plain-text public.plain-text
        public.utf16-external-plain-text public.plain-text
        public.utf16-plain-text public.plain-text
        public.delimited-values-text public.text
        public.comma-separated-values-text public.delimited-values-text
        public.tab-separated-values-text public.delimited-values-text
        public.utf8-tab-separated-values-text public.tab-separated-values-text public.utf8-plain-text
        public.rtf public.text
        public.html public.text
        public.xml public.text
        public.yaml public.text
        public.source-code public.plain-text
        public.assembly-source public.source-code
        public.c-source public.source-code
        public.objective-c-source public.source-code
        public.swift-source public.source-code
        public.c-plus-plus-source public.source-code
        public.objective-c-plus-plus-source public.source-code
        public.c-header public.source-code
        public.c-plus-plus-header public.source-code
        public.script public.source-code
        com.apple.applescript.text public.script
        com.apple.applescript.script public.data public.script
        com.apple.applescript.script-bundle com.apple.bundle com.apple.package public.script
        com.netscape.javascript-source public.source-code public.executable
        public.shell-script public.script
        public.perl-script public.shell-script
        public.python-script public.shell-script
        public.ruby-script public.shell-script
        public.php-script public.shell-script
        public.make-source public.script
        public.json public.text
        com.apple.property-list public.data
        com.apple.xml-property-list public.xml com.apple.property-list
        com.apple.binary-property-list com.apple.property-list
        com.adobe.pdf public.data public.composite-content
        com.apple.rtfd com.apple.package public.composite-content
        com.apple.flat-rtfd public.data public.composite-content
        com.apple.webarchive public.data public.composite-content
        public.image public.data public.content
        public.jpeg public.image
        public.tiff public.image
        com.compuserve.gif public.image
        public.png public.image
        com.apple.icns public.image
        com.microsoft.bmp public.image
        com.microsoft.ico public.image
        public.camera-raw-image public.image
        public.svg-image public.image
        public.heif public.heif-standard
        public.heic public.heif-standard
        org.webmproject.webp public.image
        public.3d-content public.content
        com.pixar.universal-scene-description public.3d-content public.data
        com.pixar.universal-scene-description-mobile public.3d-content public.data
        com.apple.reality public.data
        com.apple.scenekit.scene public.3d-content public.data
        com.apple.arobject public.data
        public.audiovisual-content public.data public.content
        public.movie public.audiovisual-content
        public.video public.movie
        public.audio public.audiovisual-content
        com.apple.quicktime-movie public.movie
        public.mpeg public.movie
        public.mpeg-2-video public.video
        public.mpeg-2-transport-stream public.movie
        public.mp3 public.audio
        public.mpeg-4 public.movie
        public.mpeg-4-audio public.mpeg-4 public.audio
        com.apple.protected-mpeg-4-audio public.audio
        com.apple.protected-mpeg-4-video com.apple.m4v-video
        public.avi public.movie
        public.aiff-audio public.aifc-audio
        com.microsoft.waveform-audio public.audio
        public.midi-audio public.audio
        public.m3u-playlist public.text public.playlist
        public.folder public.directory
        public.volume public.folder
        com.apple.package public.directory
        com.apple.bundle public.directory
        com.apple.plugin com.apple.bundle com.apple.package
        com.apple.metadata-importer com.apple.plugin
        com.apple.quicklook-generator com.apple.plugin
        com.apple.xpc-service com.apple.bundle com.apple.package
        com.apple.framework com.apple.bundle
        com.apple.application public.executable
        com.apple.application-bundle com.apple.application com.apple.bundle com.apple.package
        com.apple.application-and-system-extension com.apple.xpc-service
        public.unix-executable public.data public.executable
        com.microsoft.windows-executable public.data public.executable
        com.apple.systempreference.prefpane com.apple.package com.apple.bundle
        org.gnu.gnu-zip-archive public.data public.archive
        public.bzip2-archive public.data public.archive
        public.zip-archive com.pkware.zip-archive
        com.apple.archive public.data public.archive
        public.spreadsheet public.content
        public.presentation public.composite-content
        public.vcard public.text public.contact
        public.email-message public.message
        com.apple.internet-location public.data
        com.rsa.pkcs-12 public.data
        public.x509-certificate public.data
        org.idpf.epub-container public.data public.composite-content
        public.heif-standard public.image
        public.aifc-audio public.audio
        com.apple.m4v-video public.movie
        com.pkware.zip-archive public.data public.archive
        """
}
