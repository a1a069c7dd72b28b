// @ts-check

/** @typedef {Node|string|null|undefined} Child */
/** @typedef {Record<string, string|number|boolean|null|undefined|((event: Event) => unknown)>} Attributes */

/**
 * An element of the page that is always there.
 *
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function $(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof (kind ?? HTMLElement))) throw new Error(`the page has no ${id}`);
  return /** @type {E} */ (element);
}

/**
 * Makes an element: el('p', {class: 'quiet'}, 'text', other). Children that are null are left out.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, `${value}`);
  }
  show(element, ...children);
  return element;
}

/** Replaces what an element holds. @param {Element} element @param {Child[]} children */
export function show(element, ...children) {
  element.replaceChildren(...children.filter(child => child != null));
}

/**
 * Replaces what an element holds, and leaves the focus where it was, as far as that is still there.
 *
 * @param {HTMLElement} place
 * @param {Child[]} children
 */
export function redraw(place, ...children) {
  const was = place.contains(document.activeElement) ? document.activeElement : null;
  show(place, ...children);
  if (!was) return;
  /** @type {HTMLElement[]} */
  const controls = [...place.querySelectorAll('button, input, select, summary')].filter(one => one instanceof HTMLElement);
  const same = controls.find(one => !one.hasAttribute('disabled')
    && (was.id ? one.id === was.id : one.tagName === was.tagName && one.textContent === was.textContent));
  place.tabIndex = -1;
  (same ?? place).focus({ preventScroll: true });
}

/** Whether keys are letters there. @param {EventTarget|null} target */
export function isTyping(target) {
  return target instanceof Element && target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]');
}
