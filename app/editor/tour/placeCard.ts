interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

const gap = 14
const margin = 12

/** Where a card stands beside what it speaks of: on the first side with room for it, else inside. In pixels. */
export function placeCard(target: Box, card: Size, page: Size): { readonly left: number; readonly top: number } {
  const right = target.left + target.width
  const bottom = target.top + target.height
  const within = (left: number, top: number) => ({
    left: Math.max(margin, Math.min(left, page.width - card.width - margin)),
    top: Math.max(margin, Math.min(top, page.height - card.height - margin)),
  })
  const middle = target.left + target.width / 2 - card.width / 2
  if (page.height - bottom >= card.height + gap + margin) return within(middle, bottom + gap)
  if (target.top >= card.height + gap + margin) return within(middle, target.top - card.height - gap)
  if (page.width - right >= card.width + gap + margin) return within(right + gap, target.top)
  if (target.left >= card.width + gap + margin) return within(target.left - card.width - gap, target.top)
  return within(target.left + gap, target.top + gap)
}
