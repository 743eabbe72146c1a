'use strict';
// The report of failed tests: filter, comparison, magnifier, trace. Everything is in this file; nothing is fetched.
const $ = (s, at = document) => at.querySelector(s), $$ = (s, at = document) => [...at.querySelectorAll(s)];
const make = (tag, more = {}, ...inside) => {
  const e = Object.assign(document.createElement(tag), more);
  e.append(...inside);
  return e;
};

// Filter by name and status.
const filter = () => {
  const wanted = $('#filter').value.trim().toLowerCase(), status = $('#status').value;
  let shown = 0;
  for (const test of $$('.test')) {
    const fits = test.dataset.name.includes(wanted) && (!status || test.dataset.status.split(' ').includes(status));
    test.hidden = !fits;
    shown += fits;
  }
  const all = $$('.test').length;
  $('#count').textContent = `${shown} of ${all} ${all === 1 ? 'test' : 'tests'}`;
};
if ($('#filter')) {
  for (const control of ['#filter', '#status']) $(control).addEventListener('input', filter);
  $('form').addEventListener('submit', e => e.preventDefault());
  filter();
}

// Three pictures, side by side, onion skin, blinking.
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
for (const shots of $$('.shots[data-compares]')) {
  const source = kind => $(`.${kind} img`, shots), name = shots.dataset.of;
  let onion, timer;
  const build = () => {
    const below = make('img', {src: source('expected').src, alt: `Expected picture of ${name}`});
    const above = make('img', {src: source('actual').src, alt: `Actual picture of ${name}`});
    const slider = make('input', {type: 'range', min: 0, max: 100, value: 50, ariaLabel: `How much of the actual picture of ${name} is seen`});
    const hold = make('button', {type: 'button'});
    const caption = make('figcaption');
    onion = make('figure', {className: 'onion'}, caption, make('label', {}, 'Expected ', slider, ' Actual'), hold, make('div', {className: 'stack'}, below, above));
    const show = () => { above.style.opacity = slider.value / 100; };
    slider.addEventListener('input', show);
    const go = on => {
      clearInterval(timer);
      timer = on ? setInterval(() => { above.style.opacity = above.style.opacity === '0' ? 1 : 0; }, 600) : 0;
      hold.textContent = on ? 'Hold' : 'Blink';
    };
    hold.addEventListener('click', () => go(!timer));
    shots.append(onion);
    return mode => {
      const blinks = mode === 'blink';
      caption.textContent = blinks ? 'The expected and the actual picture take turns' : 'The actual picture lies over the expected one';
      $('label', onion).hidden = blinks;
      hold.hidden = !blinks;
      go(blinks && !calm);
      if (blinks) above.style.opacity = 1; else show();
    };
  };
  let set;
  for (const radio of $$('input[type=radio]', shots.parentElement.closest('.compare'))) {
    radio.addEventListener('change', () => {
      shots.dataset.mode = radio.value;
      const stacks = radio.value === 'onion' || radio.value === 'blink';
      if (stacks) set ??= build();
      if (set) { onion.hidden = !stacks; set(stacks ? radio.value : 'onion'); }
    });
  }
}

// The magnifier: pixels around a place in the expected and the actual picture, and their values.
const glass = $('.magnifier');
// Where the keyboard begins: the middle of what differs.
const start = look => {
  const at = look.closest('.shots').dataset.at, img = $('img', look);
  return look.at ?? (at ? at.split(',').map(Number) : [img.naturalWidth / 2, img.naturalHeight / 2]);
};
const read = img => {
  if (img.pixels === undefined) {
    const canvas = make('canvas', {width: img.naturalWidth, height: img.naturalHeight});
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(img, 0, 0);
    try { context.getImageData(0, 0, 1, 1); img.pixels = context; } catch { img.pixels = null; }
  }
  return img.pixels;
};
const hex = d => '#' + [...d].slice(0, d[3] === 255 ? 3 : 4).map(v => v.toString(16).padStart(2, '0')).join('').toUpperCase();
const magnify = (look, x, y) => {
  const shots = look.closest('.shots'), img = $('img', look), around = 7;
  x = Math.max(0, Math.min(img.naturalWidth - 1, Math.floor(x)));
  y = Math.max(0, Math.min(img.naturalHeight - 1, Math.floor(y)));
  look.at = [x, y];
  const said = [`Pixel ${x}, ${y}`], values = [];
  for (const kind of ['expected', 'actual']) {
    const figure = $(`.${kind}`, glass), canvas = $('canvas', figure), from = $(`.${kind} img`, shots);
    figure.hidden = !from;
    if (!from) continue;
    const context = canvas.getContext('2d'), pixels = read(from), side = around * 2 + 1;
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(from, x - around, y - around, side, side, 0, 0, canvas.width, canvas.height);
    const one = canvas.width / side;
    // Seen on every colour.
    for (const [color, out] of [['#fff', 3], ['#d6006c', 1]]) {
      context.lineWidth = 2;
      context.strokeStyle = color;
      context.strokeRect(around * one - out, around * one - out, one + out * 2, one + out * 2);
    }
    const inside = x < from.naturalWidth && y < from.naturalHeight;
    const value = pixels && inside ? pixels.getImageData(x, y, 1, 1).data : null;
    values.push(value);
    said.push(`${kind === 'expected' ? 'Expected' : 'Actual'} ${value ? hex(value) : inside ? 'unknown' : 'nothing here'}`);
  }
  if (values.length === 2 && values[0] && values[1]) {
    const levels = Math.max(...[0, 1, 2, 3].map(i => Math.abs(values[0][i] - values[1][i])));
    said.push(levels === 0 ? 'Both are equal' : `They differ by ${levels} ${levels === 1 ? 'level' : 'levels'}`);
  }
  $('output', glass).textContent = said.join('\n');
  glass.hidden = false;
};
for (const look of $$('.look')) {
  const img = $('img', look);
  look.addEventListener('pointermove', e => {
    const box = img.getBoundingClientRect();
    magnify(look, (e.clientX - box.left) / box.width * img.naturalWidth, (e.clientY - box.top) / box.height * img.naturalHeight);
  });
  look.addEventListener('pointerleave', () => { if (document.activeElement !== look) glass.hidden = true; });
  look.addEventListener('focus', () => {
    if (look.matches(':focus-visible')) magnify(look, ...start(look));
  });
  look.addEventListener('blur', () => { glass.hidden = true; });
  look.addEventListener('keydown', e => {
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[e.key], far = e.shiftKey ? 10 : 1;
    if (e.key === 'Escape') glass.hidden = true;
    if (!way) return;
    e.preventDefault();
    const [x, y] = start(look);
    magnify(look, x + way[0] * far, y + way[1] * far);
  });
}

// A command to the clipboard; where that is not allowed it is selected.
for (const button of $$('button.copy')) {
  button.addEventListener('click', async () => {
    const code = $('code', button.parentElement);
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = 'Selected';
    }
  });
}

// A trace: one step after the other, by buttons and arrow keys.
const list = (title, items) => items.length
  ? [make('h4', {textContent: `${title}: ${items.length}`}), make('ul', {}, ...items.map(t => make('li', {textContent: t})))]
  : [make('p', {className: 'facts', textContent: `${title}: none`})];

const player = (details, trace) => {
  const steps = trace.steps, bar = make('div', {className: 'bar', role: 'toolbar', ariaLabel: 'Steps of the trace'});
  const said = make('output'), screen = make('div', {className: 'screen'}), told = make('div', {className: 'told'});
  said.setAttribute('role', 'status');
  let now = -1, showsParts = false;
  const failed = new Map();
  for (const f of trace.failures) failed.set(f.step, [...(failed.get(f.step) ?? []), f]);
  const isBad = i => steps[i].error || failed.has(i + 1);
  const buttons = [['First', () => 0], ['Previous', () => now - 1], ['Next', () => now + 1], ['Last', () => steps.length - 1]]
    .map(([text, to]) => {
      const b = make('button', {type: 'button', textContent: text, ariaLabel: `${text} step`});
      b.addEventListener('click', () => show(to()));
      return b;
    });
  bar.append(...buttons, said);
  const rows = steps.map((step, i) => {
    const b = make('button', {type: 'button', textContent: `${i + 1}. ${step.text}`});
    if (isBad(i)) { b.className = 'bad'; b.append(make('span', {textContent: ' (failed)'})); }
    b.addEventListener('click', () => show(i));
    return b;
  });
  const all = make('ol', {className: 'steps', ariaLabel: 'All steps'}, ...rows.map(b => make('li', {}, b)));
  const tree = step => {
    const here = trace.trees[step.tree], before = now > 0 ? trace.trees[steps[now - 1].tree] : null;
    const inner = new Set(here.inner), old = new Set(before?.lines ?? here.lines);
    const shown = here.lines.map((text, i) => [text, i]).filter(([, i]) => showsParts || !inner.has(i));
    const pre = make('pre', {tabIndex: 0, ariaLabel: 'Views of this step'},
      ...shown.map(([text]) => make('span', {className: old.has(text) ? 'row' : 'row new', textContent: text})));
    const parts = make('input', {type: 'checkbox', checked: showsParts});
    parts.addEventListener('change', () => { showsParts = parts.checked; show(now); $('.tree input', told)?.focus(); });
    const result = make('details', {className: 'tree', open: treeIsOpen},
      make('summary', {textContent: `Views: ${shown.length}. Marked are those that are new or have changed since the step before.`}),
      ...(inner.size ? [make('label', {}, parts, `Parts of UIKit's own views: ${inner.size}`)] : []), pre);
    result.addEventListener('toggle', () => { treeIsOpen = result.open; });
    return result;
  };
  let treeIsOpen = true;
  const show = to => {
    now = Math.max(0, Math.min(steps.length - 1, to));
    const step = steps[now];
    rows.forEach((b, i) => i === now ? b.setAttribute('aria-current', 'step') : b.removeAttribute('aria-current'));
    all.scrollTop = Math.max(0, rows[now].offsetTop - all.offsetTop - all.clientHeight / 3);
    buttons[0].disabled = buttons[1].disabled = now === 0;
    buttons[2].disabled = buttons[3].disabled = now === steps.length - 1;
    said.textContent = `Step ${now + 1} of ${steps.length}: ${step.text}`;
    const picture = trace.pictures[step.picture];
    screen.replaceChildren(picture
      ? make('img', {src: 'data:image/png;base64,' + picture.png, alt: `Screen after step ${now + 1}: ${step.text}`, width: picture.width, height: picture.height})
      : make('p', {className: 'none', textContent: 'No picture is kept of this step.'}));
    const img = $('img', screen);
    if (img) {
      // Both sides give way alike, else a tall screen is drawn too wide.
      img.style.width = img.style.height = 'auto';
      for (const [x, y] of step.touches) {
        const mark = make('i', {className: 'touch'});
        mark.style.left = x / picture.width * 100 + '%';
        mark.style.top = y / picture.height * 100 + '%';
        screen.append(mark);
      }
    }
    // An error of a verb is mostly the failure too.
    const failures = failed.get(now + 1) ?? [], error = failures.some(f => f.message.includes(step.error)) ? null : step.error;
    const wrong = [error, ...failures.map(f => f.file ? `${f.file}:${f.line}: ${f.message}` : f.message)].filter(Boolean);
    told.replaceChildren(
      make('h4', {textContent: step.text}),
      make('p', {className: 'facts', textContent: `${step.file}:${step.line}, at ${step.time.toFixed(3)} s of virtual time`}),
      ...(step.source.length ? [make('pre', {ariaLabel: 'Source', tabIndex: 0}, ...step.source.map(l =>
        make('span', {className: l.number === step.line ? 'here' : 'row', textContent: `${String(l.number).padStart(4)}  ${l.text}`})))] : []),
      ...wrong.map(text => make('pre', {className: 'wrong', textContent: text})),
      ...list('Events', step.events), ...list('Pending work', step.pending), ...list('Diagnostics', step.diagnostics), ...list('Decisions', step.decisions), tree(step));
  };
  const root = make('div', {className: 'player', role: 'group', ariaLabel: `Trace of ${trace.test}`}, bar, all, screen, told);
  root.addEventListener('keydown', e => {
    if (e.target.matches('input,pre') || e.altKey || e.ctrlKey || e.metaKey) return;
    const to = {ArrowLeft: now - 1, ArrowUp: now - 1, ArrowRight: now + 1, ArrowDown: now + 1, Home: 0, End: steps.length - 1}[e.key];
    if (to === undefined) return;
    e.preventDefault();
    show(to);
    if (all.contains(document.activeElement)) rows[now].focus();
    else if (document.activeElement?.disabled || document.activeElement === document.body) (buttons.find(b => !b.disabled) ?? rows[now]).focus();
  });
  details.append(root);
  // The step to look at first is the one that failed.
  const first = steps.findIndex((_, i) => isBad(i));
  show(first < 0 ? 0 : first);
};
for (const details of $$('details.trace')) {
  let isBuilt = false;
  const open = () => {
    if (!details.open || isBuilt) return;
    isBuilt = true;
    player(details, JSON.parse($('script', details).textContent));
  };
  details.addEventListener('toggle', open);
  open();
}
document.body.dataset.ready = 'true';
