import { mostSvgElements } from './svgRules.ts'

const deepest = 256

/**
 * Whether a text has more elements than anybody draws, or deeper ones. Looked at before it is read as XML, which takes
 * long for such a text.
 */
export function isTangled(text: string): boolean {
  let [elements, depth] = [0, 0]
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const sign = text[at + 1] ?? ''
    if (sign === '/') depth--
    if (!/[a-z_:]/i.test(sign)) continue
    const end = text.indexOf('>', at)
    // Elements that nobody sees may be there beside those that are drawn.
    if (++elements > 2 * mostSvgElements || end < 0) return elements > 2 * mostSvgElements
    if (text[end - 1] !== '/' && ++depth > deepest) return true
  }
  return false
}
