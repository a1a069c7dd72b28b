/*
 * What axe-core objects to in what is shown, as a list of words. Only colours depend on the theme, so all other rules are asked once,
 * and those about colours in each theme; there once for each way in which text is coloured, with the rest out of sight, since a table of
 * a thousand cells that look alike takes seconds.
 */
async themes => {
  const COLOURS = ['color-contrast', 'link-in-text-block'];
  const root = document.documentElement;
  const { theme: themeBefore, contrast: contrastBefore } = root.dataset;
  const wear = (theme, contrast) => {
    root.dataset.theme = theme;
    if (contrast === 'more') root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
  };
  const objections = async (theme, where, options) => (await axe.run(where, { resultTypes: ['violations'], ...options })).violations
    .map(one => `${theme}${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`);

  /** One element for each way of colouring text that was not judged before in this visit. */
  const judged = window.judgedColours ??= new Set();
  const newKinds = theme => {
    const chains = new Map();
    const behind = element => {
      if (!element) return '';
      if (!chains.has(element)) {
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        chains.set(element, `${behind(element.parentElement)}/${backgroundColor} ${backgroundImage} ${opacity} ${position}`);
      }
      return chains.get(element);
    };
    return [...document.body.querySelectorAll('*')].filter(element => {
      const isText = element.matches('input, select') || [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
      if (!isText || !element.checkVisibility()) return false;
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const kind = [theme, color, fontSize, fontWeight, textDecorationLine, element.tagName, element.disabled, behind(element)].join();
      return !judged.has(kind) && judged.add(kind);
    });
  };

  /** Leaves only these in sight, where they are. */
  const single = elements => {
    const kept = new Set();
    for (let one of [...elements, document.activeElement]) for (; one; one = one.parentElement) kept.add(one);
    for (const one of document.body.querySelectorAll('*')) one.toggleAttribute('data-aside', !kept.has(one));
  };
  const aside = new CSSStyleSheet();
  aside.replaceSync('[data-aside] { visibility: hidden !important }');

  const found = await objections('', document, { rules: Object.fromEntries(COLOURS.map(id => [id, { enabled: false }])) });
  for (const [theme, contrast] of themes) {
    wear(theme, contrast);
    const include = newKinds(`${theme} ${contrast}`);
    if (!include.length) continue;
    single(include);
    document.adoptedStyleSheets.push(aside);
    found.push(...await objections(`${theme} ${contrast}: `, { include }, { runOnly: COLOURS }));
    document.adoptedStyleSheets.pop();
  }
  for (const one of document.querySelectorAll('[data-aside]')) one.removeAttribute('data-aside');
  wear(themeBefore, contrastBefore);
  document.dispatchEvent(new Event('contrast')); // the board is drawn again as it was
  return found;
}
