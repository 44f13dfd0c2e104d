import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import type { ComponentProps } from 'react'
import { firstSign } from '../../device/firstSign.ts'
import { prefersReducedMotion } from '../../device/prefersReducedMotion.ts'
import { isMotionThere, loadMotion } from './loadMotion.ts'

/** Nothing moves before somebody is here: the first load of a page is without it. */
async function features() {
  if (!isMotionThere()) await firstSign()
  return loadMotion()
}

/** As panels move; the house's ease. */
const transition = { duration: 0.18, ease: [0.2, 0.7, 0.2, 1] } as const

export interface MovingListProps extends ComponentProps<'ul'> {
  /** Whether what is there at first arrives as well: for who has waited for `loadMotion`. */
  readonly arrives?: boolean
}

/**
 * A list of `<MovingItem>`s, each with a key: what is left moves to its new place, and what is gone leaves. Where motion
 * is not wanted, and until what moves is fetched, everything is in its place at once.
 */
export function MovingList({ arrives = false, children, ...list }: MovingListProps) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" skipAnimations={prefersReducedMotion()} transition={transition}>
        <ul {...list}>
          <AnimatePresence initial={arrives} mode="popLayout">
            {children}
          </AnimatePresence>
        </ul>
      </MotionConfig>
    </LazyMotion>
  )
}
