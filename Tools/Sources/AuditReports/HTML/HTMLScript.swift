// The page's filters.

/// A script that hides what the filters leave out.
enum HTMLScript {
    static let text = """
        const form = document.getElementById("filters");
        if (form) {
          const toggle = document.getElementById("toggle");
          const rules = [...form.querySelectorAll("[name=rule]")];
          const apply = () => {
            const checked = name => new Set([...form.querySelectorAll(`[name=${name}]:checked`)].map(box => box.value));
            const severities = checked("severity"), shownRules = checked("rule");
            const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter(Boolean);
            let any = false;
            for (const file of document.querySelectorAll(".file")) {
              const path = file.querySelector("h2").textContent.toLowerCase();
              let shown = false;
              for (const finding of file.querySelectorAll(".finding")) {
                const text = path + " " + finding.textContent.toLowerCase();
                const fits = severities.has(finding.dataset.severity) && shownRules.has(finding.dataset.rule)
                  && words.every(word => text.includes(word));
                finding.hidden = !fits;
                shown ||= fits;
              }
              file.hidden = !shown;
              any ||= shown;
            }
            document.getElementById("none").hidden = any;
            toggle.textContent = rules.some(box => box.checked) ? "No rule" : "Every rule";
          };
          toggle.onclick = () => {
            const on = !rules.some(box => box.checked);
            for (const box of rules) box.checked = on;
            apply();
          };
          form.onsubmit = event => event.preventDefault();
          form.oninput = apply;
          form.hidden = false;
          apply();
        }

        """
}
