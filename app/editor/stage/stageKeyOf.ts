export type StageKey =
  | { readonly kind: 'nudge'; readonly by: readonly [x: number, y: number] }
  | { readonly kind: 'remove' | 'duplicate' | 'escape' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Millimetres of an arrow key, and with Shift. */
const near = 1
const far = 10

/** What a key means for the selected thing. */
export function stageKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): StageKey | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' && !shiftKey ? { kind: 'duplicate' } : null
  const way = arrows[key]
  if (way) {
    const step = shiftKey ? far : near
    return { kind: 'nudge', by: [way[0] * step, way[1] * step] }
  }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' }
  return key === 'Escape' ? { kind: 'escape' } : null
}
