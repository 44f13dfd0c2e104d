const looks = new Set(
  `clip-path clip-rule color display fill fill-opacity fill-rule filter mask mix-blend-mode
   opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
   stroke-linejoin stroke-miterlimit stroke-opacity stroke-width visibility
   font-family font-size font-weight text-anchor`.split(/\s+/),
)

/** Writes what style sheets and style attributes say as attributes of its own onto each element, and takes them out. */
export function inlineStyles(root: Element): void {
  for (const sheet of root.querySelectorAll('style')) {
    for (const [selector, declarations] of rulesOf(sheet.textContent ?? '')) {
      for (const element of matching(root, selector)) write(element, declarations)
    }
    sheet.remove()
  }
  for (const element of [root, ...root.querySelectorAll('[style]')]) {
    write(element, element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
}

/** Selectors and their declarations, in the order of the sheet. Rules within rules, such as of media, are left out. */
function rulesOf(sheet: string): readonly (readonly [selector: string, declarations: string])[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--|-->/g, '')
    .replace(/@[^;{}]*;/g, '')
    .replace(/@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body])
}

function matching(root: Element, selector: string): readonly Element[] {
  try {
    return [...root.querySelectorAll(selector)]
  } catch {
    return []
  }
}

function write(element: Element, declarations: string): void {
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
    if (looks.has(name) && value !== '') element.setAttribute(name, value)
  }
}
