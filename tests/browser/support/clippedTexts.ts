/** Runs in the page: Khmer texts that reach out of what cuts them off, or whose lines are under 1.4 of their size. */
export function clippedTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clips = (style: CSSStyleDeclaration) =>
    /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    const words = text.textContent?.trim() ?? ''
    if (!element || !/\p{Script=Khmer}/u.test(words) || element.closest('.visually-hidden, svg, option, script'))
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(element)
    const line = Number.parseFloat(style.lineHeight)
    if (line < Number.parseFloat(style.fontSize) * 1.4) found.push(`too tight: ${words}`)
    const range = document.createRange()
    range.selectNodeContents(text)
    const ink = range.getBoundingClientRect()
    for (let box: HTMLElement | null = element; box; box = box.parentElement) {
      const own = getComputedStyle(box)
      if (own.position === 'fixed') break
      if (!clips(own) || box === document.body) continue
      const frame = box.getBoundingClientRect()
      const isOut =
        (own.overflowX !== 'visible' &&
          own.overflowX !== 'auto' &&
          (ink.right > frame.right + 1 || ink.left < frame.left - 1)) ||
        (own.overflowY !== 'visible' && own.overflowY !== 'auto' && ink.bottom > frame.bottom + 2)
      if (isOut) found.push(`cut off: ${words}`)
      break
    }
  }
  return found
}
