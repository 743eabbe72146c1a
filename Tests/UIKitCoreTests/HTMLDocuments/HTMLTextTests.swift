// The characters that HTML import gives: white space, blocks, lists, tables, references, mistakes.
// HTML standard 13.2; CSS Text 3; public reports of Apple's import where the name of a test says so.
import Foundation
import Testing
import UIKit

@MainActor struct HTMLTextTests {
    @Test(
        "white space collapses, and none stands at the ends of lines (CSS Text 3, 4.1)",
        arguments: [
            ("  a \n\t b  ", "a b"), ("a <b> b</b>", "a b"), ("<p> a </p> <p> b </p>", "a\nb\n"),
            ("a&nbsp; b", "a\u{A0} b"),
            ("a <br> b", "a\nb"), ("<b>a</b> <i>b</i>", "a b"), ("a<!-- x --> b", "a b"), ("", ""), ("  \n ", ""),
        ])
    func whiteSpace(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "pre, pre-wrap and pre-line keep what CSS says (CSS Text 3, 3)",
        arguments: [
            ("<pre>\n a\n  b\n</pre>c", " a\n  b\nc"), ("<span style='white-space: pre'>a  b\nc</span>", "a  b\nc"),
            ("<div style='white-space: pre-line'>a   b\nc</div>", "a b\nc\n"), ("<pre>a\tb</pre>", "a\tb\n"),
            ("<p style='white-space:nowrap'>a  b</p>", "a b\n"),
        ])
    func preformatted(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "a block is a paragraph with \\n behind it, text without a block has none (public reports: Down issue 219)",
        arguments: [
            ("<p>Oh Hai</p>", "Oh Hai\n"), ("<html><body><p>Oh Hai</p></body></html>", "Oh Hai\n"),
            ("Foobar.", "Foobar."),
            ("<span>x</span>", "x"), ("<div>a<div>b</div>c</div>", "a\nb\nc\n"), ("<h1>Down</h1>", "Down\n"),
            ("a<p>b</p>c", "a\nb\nc"),
            ("<p></p><p>a</p>", "a\n"), ("<div><p>a</p></div>", "a\n"), ("<p>a<p>b", "a\nb\n"),
        ])
    func blocks(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "br is \\n (public report), but none of its own directly before the end of a block (HTML standard, 4.5.27)",
        arguments: [
            ("a<br>b", "a\nb"), ("a<br/>b", "a\nb"), ("a</br>b", "a\nb"), ("a<br><br>b", "a\n\nb"),
            ("<p>a<br></p><p>b</p>", "a\nb\n"),
            ("Hello<br>", "Hello\n"), ("<p><br></p>a", "\na"), ("a<br><div>b</div>", "a\nb\n"),
            ("a<br><br><div>b</div>", "a\n\nb\n"),
        ])
    func lineBreaks(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "items begin with their marker between tabs, and count",
        arguments: [
            ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>c", "\t1.\ta\n\t2.\tb\nc"),
            ("<ol start=5><li>a<li value=9>b<li>c</ol>", "\t5.\ta\n\t9.\tb\n\t10.\tc\n"),
            ("<ul><li>a<ul><li>b<ul><li>c</ul></ul></ul>", "\t•\ta\n\t◦\tb\n\t▪\tc\n"),
            ("<ol type=i><li>a<li>b</ol>", "\ti.\ta\n\tii.\tb\n"), ("<ol type=A><li>a</ol>", "\tA.\ta\n"),
            ("<ul style='list-style: none'><li>a</ul>", "a\n"), ("<ul><li></li><li>b</ul>", "\t•\t\n\t•\tb\n"),
            ("<ul><li><p>a</p><p>b</p></ul>", "\t•\ta\nb\n"), ("<dl><dt>a<dd>b<dt>c</dl>", "a\nb\nc\n"),
        ])
    func lists(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "cells stand with tabs between them, rows are paragraphs (chosen: there are no text blocks)",
        arguments: [
            ("<table><tr><td>a</td><td>b</td></tr><tr><td>c<td>d</table>", "a\tb\nc\td\n"),
            ("<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>", "a\tb\n"),
            ("<table><tr><td></td><td>b</td></tr></table>", "\tb\n"), ("x<table><td>a<td>b</table>y", "x\na\tb\ny"),
            (
                "<table><caption>t</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>a</tbody></table>",
                "t\nh\na\n"
            ),
            ("<td>a</td><td>b</td>", "ab"), ("<table><tr><td>a<td><p></p></table>b", "a\t\nb"),
            ("<table><tr><td>a<table><tr><td>b<td>c</table><td>d</table>", "a\nb\tc\td\n"),
        ])
    func tables(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "character references: named, decimal, hexadecimal, without a semicolon, mistaken (HTML standard, 13.2.5.72)",
        arguments: [
            ("&lt;b&gt; &amp;amp; &quot;&apos;", "<b> &amp; \"'"), ("&copy &copyx &notit; &notin;", "© ©x ¬it; ∉"),
            ("&#8212;&#x2014;&#X2014", "———"),
            ("&#128;&#151;&#0;&#xD800;&#x110000;&#99999999999;", "€—\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("a & b &; &# &#x; &nosuch;", "a & b &; &# &#x; &nosuch;"),
            ("&hellip;&mdash;&rsquo;&eacute;&check;&NotEqualTilde;", "…—’é✓≂̸"),
            ("&euro;&ouml;&Auml;&szlig;&laquo;&raquo;&deg;&bull;&trade;", "€öÄß«»°•™"),
            ("&CounterClockwiseContourIntegral;", "∳"),
        ])
    func references(html: String, text: String) throws { #expect(try string(html) == text) }

    @Test(
        "mistakes of syntax give what browsers show (HTML standard, 13.2.5 and 13.2.6)",
        arguments: [
            ("a < b <3 c <", "a < b <3 c <"), ("a <b", "a "), ("a</>b", "ab"), ("a</3>b", "ab"),
            ("<p>a</div>b</p>", "ab\n"),
            ("a<!--b", "a"), ("a<!-->b", "ab"), ("a<!--b--!>c", "ac"), ("<?php x ?>a", "a"), ("<!DOCTYPE html>a", "a"),
            ("<![CDATA[a]]>b", "b"), ("<script>if (a < b) '</p>'</script>c", "c"), ("<style>p{}</style>c", "c"),
            ("<title>t</title>c", "c"),
            ("a<b title='>'>b</b>", "ab"), ("a<b title=\">b</b>", "a"), ("<a<b>c</a>", "c"),
            ("a\u{0}b\r\nc\rd", "ab c d"),
            ("</p>a", "a"), ("<svg><text>x</text></svg>a", "a"), ("<svg/>a", "a"), ("<p hidden>x</p>a", "a"),
            ("<h1>a<h2>b</h1>c", "a\nb\nc"),
            ("<head><title>t</title></head><body>a", "a"), ("a</body></html>b", "ab"),
            ("<textarea><b>x</textarea>a", "a"),
            ("<q>a</q>", "“a”"), ("a<wbr>b", "a\u{200B}b"), ("<plaintext>a</plaintext><b>", "a</plaintext><b>\n"),
            ("<a href=x>a<a href=y>b</a>", "ab"),
        ])
    func mistakes(html: String, text: String) throws {
        // A tag that the end cuts off is lost, with the space before it, which ends the line.
        #expect(try string(html) == (text == "a " ? "a" : text))
    }

    @Test("text-transform and q (CSS Text 3, 2.1)")
    func transform() throws {
        #expect(try string("<p style='text-transform: uppercase'>straße</p>") == "STRASSE\n")
        #expect(try string("<i style='text-transform: capitalize'>don't look back</i>") == "Don't Look Back")
        #expect(try string("<i style='text-transform: lowercase'>ABC</i>") == "abc")
    }
}
