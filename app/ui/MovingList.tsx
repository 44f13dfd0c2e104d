import { AnimatePresence, LazyMotion, MotionConfig, MotionConfigContext, useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ComponentProps, useContext, useState } from 'react'
import { prefersReducedMotion } from '../device/display.ts'
import { firstInteraction } from '../device/firstInteraction.ts'

/** Nothing moves before somebody is here: the first load of a page is without it. */
async function features() {
  if (!isMotionThere()) await firstInteraction()
  return loadMotion()
}

interface Pace {
  /** In seconds. */
  readonly duration: number
  readonly ease?: readonly [number, number, number, number]
}

/** How fast things change place: `--d-3` and `--ease` of `tokens.css`, which style sheets name themselves. */
export function paceOfPage(page = document.documentElement): Pace {
  const style = getComputedStyle(page)
  const duration = (Number.parseFloat(style.getPropertyValue('--d-3')) || 0) / 1000
  const [, curve = ''] = /^cubic-bezier\((.*)\)$/.exec(style.getPropertyValue('--ease').trim()) ?? []
  const [a, b, c, d] = curve.split(',').map(Number)
  return a === undefined || b === undefined || c === undefined || d === undefined
    ? { duration }
    : { duration, ease: [a, b, c, d] }
}

interface MovingListProps extends ComponentProps<'ul'> {
  /** Whether what is there at first arrives as well: for who has waited for `loadMotion`. */
  readonly arrives?: boolean
}

/**
 * A list of `<MovingItem>`s, each with a key: what is left moves to its new place, and what is gone leaves. Where motion
 * is not wanted, and until what moves is fetched, everything is in its place at once.
 */
export function MovingList({ arrives = false, children, ...list }: MovingListProps) {
  const [pace] = useState(() => paceOfPage())
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" skipAnimations={prefersReducedMotion()} transition={pace}>
        <ul {...list}>
          <AnimatePresence initial={arrives} mode="popLayout">
            {children}
          </AnimatePresence>
        </ul>
      </MotionConfig>
    </LazyMotion>
  )
}

interface MovingItemProps extends ComponentProps<typeof m.li> {
  /** Its place among those that arrive together: each waits for the one before. */
  readonly turn?: number
}

const gone = { opacity: 0, scale: 0.96 }
const there = { opacity: 1, scale: 1 }
/** Between one arrival and the next, in seconds. */
const step = 0.04

/** What is in a `<MovingList>`. An item that is leaving is hidden from screen readers and the keyboard. */
export function MovingItem({ turn = 0, ...item }: MovingItemProps) {
  const isHere = useIsPresent()
  const { transition } = useContext(MotionConfigContext)
  return (
    <m.li
      layout="position"
      initial={isMotionThere() && !prefersReducedMotion() ? gone : false}
      animate={{ ...there, transition: { ...transition, delay: turn * step } }}
      exit={gone}
      inert={!isHere}
      aria-hidden={!isHere || undefined}
      {...item}
    />
  )
}

let isThere = false

/** Fetches what moves things, once. */
export async function loadMotion() {
  const { motionFeatures } = await import('./motionFeatures.ts')
  isThere = true
  return motionFeatures
}

/** Whether something that begins unseen would come into sight. */
const isMotionThere = (): boolean => isThere
