import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../engine/index.ts'
import styles from './tour.module.css'

/** How far the light reaches beyond what it falls on, in pixels. */
const halo = 4

/** What is hidden could not take the focus. */
const unseen: CSSProperties = { opacity: 0 }

/** Five steps through the editor. Escape and the skip button end it. */
export function Tour({ end }: { readonly end: () => void }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const step = tourSteps[at] ?? 'rail'
  const isLast = at === tourSteps.length - 1
  // Before it is placed: a closed dialog has no size, and would be placed half beyond the edge.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    next.current?.focus()
    return () => shown?.close()
  }, [])
  const { light, card } = usePositions(dialog, at)
  // Each step focuses the button that leads to the next.
  const goTo = (step: number) => {
    setAt(step)
    next.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.card}
      style={card}
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      onCancel={event => {
        event.preventDefault()
        end()
      }}
    >
      <div className={styles.light} style={light} aria-hidden />
      <div className={styles.words} aria-live="polite">
        <p className={styles.count}>{t('tour.count', { step: at + 1, steps: tourSteps.length })}</p>
        <h2 id="tour-title">{t(`tour.title.${step}`)}</h2>
        <p id="tour-text">{t(`tour.text.${step}`)}</p>
      </div>
      <div className={styles.buttons}>
        {!isLast && (
          <button type="button" className={`button ${styles.skip}`} onClick={end}>
            {t('tour.skip')}
          </button>
        )}
        {at > 0 && (
          <button type="button" className="button line" onClick={() => goTo(at - 1)}>
            {t('tour.back')}
          </button>
        )}
        <button ref={next} type="button" className="button primary" onClick={() => (isLast ? end() : goTo(at + 1))}>
          {isLast ? t('tour.done') : t('tour.next')}
        </button>
      </div>
    </dialog>
  )
}

/** Where the light falls and where the card stands; followed while the page changes its size. */
function usePositions(dialog: React.RefObject<HTMLDialogElement | null>, at: number) {
  const [positions, setPositions] = useState<{ light: CSSProperties; card: CSSProperties }>({ light: {}, card: unseen })
  useLayoutEffect(() => {
    const place = () => {
      const step = tourSteps[at]
      const target = step && elementOfStep(step)?.getBoundingClientRect()
      if (!target || !dialog.current) return
      const { offsetWidth: width, offsetHeight: height } = dialog.current
      const page = { width: innerWidth, height: innerHeight }
      setPositions({
        light: {
          left: target.left - halo,
          top: target.top - halo,
          width: target.width + 2 * halo,
          height: target.height + 2 * halo,
        },
        card: placeCard(target, { width, height }, page),
      })
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [dialog, at])
  return positions
}

/** Where the tour leads. Elements carry their step in `data-tour`; where several do, the one that is seen counts. */
export const tourSteps = ['rail', 'stage', 'dock', 'undo', 'download'] as const

export type TourStep = (typeof tourSteps)[number]

export function elementOfStep(step: TourStep): Element | null {
  const marked = [...document.querySelectorAll(`[data-tour~="${step}"]`)]
  return marked.find(element => element.getClientRects().length > 0) ?? null
}

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
    left: clamp(left, margin, page.width - card.width - margin),
    top: clamp(top, margin, page.height - card.height - margin),
  })
  const middle = target.left + target.width / 2 - card.width / 2
  if (page.height - bottom >= card.height + gap + margin) return within(middle, bottom + gap)
  if (target.top >= card.height + gap + margin) return within(middle, target.top - card.height - gap)
  if (page.width - right >= card.width + gap + margin) return within(right + gap, target.top)
  if (target.left >= card.width + gap + margin) return within(target.left - card.width - gap, target.top)
  return within(target.left + gap, target.top + gap)
}
