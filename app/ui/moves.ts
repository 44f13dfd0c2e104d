import { prefersReducedMotion } from '../device/display.ts'

/** How fast things change place. */
interface Pace {
  /** In milliseconds. */
  readonly duration: number
  readonly easing: string
}

/** `--d-3` and `--ease` of `tokens.css`, which style sheets name themselves. */
export function paceOfPage(page = document.documentElement): Pace {
  const style = getComputedStyle(page)
  const duration = Number.parseFloat(style.getPropertyValue('--d-3')) || 0
  return { duration, easing: style.getPropertyValue('--ease').trim() || 'ease' }
}

/** Where an item lies in its list, in pixels. */
interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What moves the items of a list. */
export interface Moves {
  /** An item is there, the `turn`th of those that arrive together. Returns what to do when it goes. */
  enter(item: HTMLElement, turn: number): () => void
  /** Shows how the items came to where they are now. */
  settle(): void
  /** Takes the items to have been where they are now. */
  restart(): void
}

const gone: Keyframe = { opacity: 0, transform: 'scale(0.96)' }
const there: Keyframe = { opacity: 1, transform: 'none' }
/** Between one arrival and the next, in milliseconds. */
const step = 40

/** What is in the list at first is there at once. */
export function createMoves(): Moves {
  let known: Pace | null = null
  // Not before something moves: a server draws lists too, without a style sheet.
  const paceNow = () => {
    known ??= paceOfPage()
    return known
  }
  const items = new Map<HTMLElement, { readonly turn: number; place: Place | null }>()
  let isOpen = false
  const isWanted = () => paceNow().duration > 0 && !prefersReducedMotion()

  const show = (item: HTMLElement, turn: number, before: Place | null, now: Place): void => {
    if (!before) {
      if (isOpen) item.animate([gone, there], { ...paceNow(), delay: turn * step, fill: 'backwards' })
    } else if (before.left !== now.left || before.top !== now.top) {
      const from = `translate(${before.left - now.left}px, ${before.top - now.top}px)`
      // Added to a move that is not over yet: it goes on from where it is seen.
      item.animate([{ transform: from }, { transform: 'none' }], { ...paceNow(), composite: 'add' })
    }
  }
  const restart = () => {
    for (const [item, known] of items) known.place = placeOf(item)
  }
  return {
    enter(item, turn) {
      items.set(item, { turn, place: null })
      return () => {
        const list = item.parentElement
        const place = items.get(item)?.place
        items.delete(item)
        if (!list || !place || !isWanted()) return
        const copy = copyOf(item, place)
        // React takes the item away at the end of this task, perhaps with the whole list.
        queueMicrotask(() => {
          if (!item.isConnected && list.isConnected) leave(list, copy, paceNow())
        })
      }
    },
    settle() {
      const wanted = isWanted()
      for (const [item, known] of items) {
        const now = placeOf(item)
        if (wanted) show(item, known.turn, known.place, now)
        known.place = now
      }
      isOpen = true
    },
    restart,
  }
}

const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Place => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
})

/** What is seen of an item that leaves, over what has taken its place: hidden from screen readers and the keyboard. */
function copyOf(item: HTMLElement, { left, top, width, height }: Place): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  const at = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(copy.style, { ...at, position: 'absolute', margin: '0', boxSizing: 'border-box' })
  return copy
}

function leave(list: HTMLElement, copy: HTMLElement, pace: Pace): void {
  list.append(copy)
  const over = () => copy.remove()
  copy.animate([there, gone], { ...pace, fill: 'forwards' }).finished.then(over, over)
}
