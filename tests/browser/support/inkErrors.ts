/**
 * Runs in the page: texts whose letters reach into the line above, or out of the top or the bottom of what cuts them
 * off. Measured by the ink of the letters themselves, whatever the line height says.
 */
export function inkErrors(): string[] {
  interface Line {
    readonly words: string
    readonly size: number
    readonly baseline: number
    readonly top: number
    readonly bottom: number
    readonly left: number
    readonly right: number
  }
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('The page has no canvas to measure letters with.')

  const blockOf = (element: Element): Element => {
    let block = element
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
    return block
  }
  /** The text of each of its lines, and where the line is. */
  const partsOf = (text: Text): { words: string; rect: DOMRect }[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(rect => rect.width > 0)
    const [only] = rects
    if (!only) return []
    if (rects.every(rect => Math.abs(rect.top - only.top) < 2)) {
      return [{ words: text.data, rect: range.getBoundingClientRect() }]
    }
    return rects.map(rect => {
      let words = ''
      for (let at = 0; at < text.length; at++) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const own = range.getBoundingClientRect()
        if (Math.abs(own.top - rect.top) < 2) words += text.data[at]
      }
      return { words, rect }
    })
  }
  const linesOf = (text: Text, style: CSSStyleDeclaration): Line[] => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    return partsOf(text).map(({ words, rect }) => {
      const shown = style.textTransform === 'uppercase' ? words.toUpperCase() : words
      const ink = pen.measureText(shown.trim())
      const baseline = rect.top + Math.round(ink.fontBoundingBoxAscent)
      return {
        words: shown.trim().slice(0, 40),
        size: Number.parseFloat(style.fontSize),
        baseline,
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
        left: rect.left,
        right: rect.right,
      }
    })
  }
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const cutBy = (line: Line, element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowY, position } = getComputedStyle(box)
      if (overflowY === 'auto' || overflowY === 'scroll' || position === 'fixed') return false
      if (!cuts(overflowY)) continue
      const frame = box.getBoundingClientRect()
      // A line that is left out as a whole is left out on purpose.
      const isLeftOut = line.baseline > frame.bottom || line.baseline < frame.top
      return !isLeftOut && (line.top < frame.top - 1 || line.bottom > frame.bottom + 1)
    }
    return false
  }

  const found: string[] = []
  const groups = new Map<Element, Line[]>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const element = text.parentElement
    if (!element || text.data.trim() === '' || element.closest('.visually-hidden, svg, option, script, style')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const block = blockOf(element)
    const { position } = getComputedStyle(block)
    const lines = linesOf(text, getComputedStyle(element))
    for (const line of lines) if (cutBy(line, element)) found.push(`cut off: ${line.words}`)
    if (position === 'absolute' || position === 'fixed') continue
    // What stands in one box one below another, in one paragraph or in several.
    const group = block.parentElement ?? block
    groups.set(group, [...(groups.get(group) ?? []), ...lines])
  }
  for (const lines of groups.values()) {
    const sorted = lines.toSorted((a, b) => a.baseline - b.baseline)
    for (const [index, above] of sorted.entries()) {
      for (const below of sorted.slice(index + 1, index + 12)) {
        const isNext = below.baseline - above.baseline > 0.4 * Math.min(above.size, below.size)
        const isUnder = Math.min(above.right, below.right) - Math.max(above.left, below.left) > 1
        if (isNext && isUnder && above.bottom > below.top + 1)
          found.push(`“${above.words}” reaches into “${below.words}”`)
      }
    }
  }
  return found
}

/** Runs in the page: puts words of both scripts, with all that reaches up and down, into what names and labels stand in. */
export function mixScripts(): void {
  const [khmer, latin] = ['ខ្ញុំ', 'HgQj']
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isNamed = text.parentElement?.closest('h1, h2, h3, .display, button, .button, th, td, [class*="tag"]')
    if (!isNamed || !/\p{L}{2}/u.test(text.data)) continue
    const words = text.data.split(' ')
    const mixed = words.map((word, index) => (index % 2 === 0 ? word : /\p{Script=Khmer}/u.test(word) ? latin : khmer))
    text.data = [...mixed, /\p{Script=Khmer}/u.test(words[0] ?? '') ? latin : khmer].join(' ')
  }
}
