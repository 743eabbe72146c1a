// The page's style.

/// Style rules: system fonts, colours for light and dark by what the reader's system prefers.
enum HTMLStyle {
    static let text = """
        :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --ink: #1d1d1f; --soft: #62626a; --line: #d9d9de;
          --code: #f1f1f4; --mark: #ffe08a; --error: #c4161c; --warning: #8a5a00; --note: #0b62a8; --cure: #1d7a3a; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #151517; --card: #1f1f22; --ink: #ececf0; --soft: #a2a2ab; --line: #38383d; --code: #29292d;
            --mark: #6b5300; --error: #ff7b76; --warning: #f2b340; --note: #6cb6ff; --cure: #6fd08c; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; background: var(--page); color: var(--ink);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
        header, main, form { max-width: 70rem; margin: 0 auto; }
        h1 { margin: 0; font-size: 1.6rem; }
        h2 { margin: 2rem 0 .75rem; font: 600 1rem/1.4 ui-monospace, "JetBrains Mono", monospace; overflow-wrap: anywhere; }
        h3 { margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
        h4 { margin: 1rem 0 .25rem; font-size: .9rem; }
        p { margin: .4rem 0; }
        .root, .place, .at { color: var(--soft); }
        code, pre { font: 13px/1.5 ui-monospace, "JetBrains Mono", monospace;
          font-variant-ligatures: none; }
        pre { margin: .6rem 0; padding: .6rem .8rem; overflow-x: auto; background: var(--code); border-radius: 8px; }
        .n { display: inline-block; min-width: 3ch; margin-right: 1.5ch; color: var(--soft); text-align: right;
          user-select: none; }
        mark { background: var(--mark); color: inherit; border-radius: 3px; }
        form { position: sticky; top: 0; padding: .75rem 0; background: var(--page); z-index: 1; }
        .row { display: flex; flex-wrap: wrap; gap: .4rem; margin: .3rem 0; align-items: center; }
        .chip { display: inline-flex; gap: .35rem; align-items: center; padding: .15rem .65rem; background: var(--card);
          border: 1px solid var(--line); border-radius: 99px; cursor: pointer; }
        .chip.error b { color: var(--error); } .chip.warning b { color: var(--warning); } .chip.note b { color: var(--note); }
        input[type=search] { flex: 1 1 12rem; min-width: 0; }
        input[type=search], button { padding: .3rem .7rem; font: inherit; color: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: 8px; }
        .finding { margin: .75rem 0; padding: .9rem 1.1rem; background: var(--card); border: 1px solid var(--line);
          border-left: 4px solid var(--soft); border-radius: 10px; }
        .finding.error { border-left-color: var(--error); } .finding.warning { border-left-color: var(--warning); }
        .finding.note { border-left-color: var(--note); }
        .badge { margin-right: .3rem; font-size: .75rem; font-weight: 700; letter-spacing: .04em; text-transform: uppercase; }
        .badge.error { color: var(--error); } .badge.warning { color: var(--warning); } .badge.note { color: var(--note); }
        .rule { color: var(--soft); font-weight: 400; }
        .cure b, .fix b { color: var(--cure); }
        details { margin-top: .5rem; }
        summary { cursor: pointer; color: var(--soft); }
        ol { margin: .4rem 0; padding-left: 1.5rem; }
        [hidden] { display: none !important; }

        """
}
