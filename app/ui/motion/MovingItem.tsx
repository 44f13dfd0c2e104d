import { useIsPresent } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentProps } from 'react'
import { prefersReducedMotion } from '../../device/prefersReducedMotion.ts'
import { isMotionThere } from './loadMotion.ts'

export interface MovingItemProps extends ComponentProps<typeof m.li> {
  /** Its place among those that arrive together: each waits for the one before. */
  readonly turn?: number
}

const gone = { opacity: 0, scale: 0.96 }
const there = { opacity: 1, scale: 1 }
/** Between one arrival and the next, in seconds. */
const step = 0.04

/** What is in a `<MovingList>`. Whoever leaves is nothing any more to a screen reader or the keyboard. */
export function MovingItem({ turn = 0, ...item }: MovingItemProps) {
  const isHere = useIsPresent()
  return (
    <m.li
      layout="position"
      initial={isMotionThere() && !prefersReducedMotion() ? gone : false}
      animate={{ ...there, transition: { delay: turn * step } }}
      exit={gone}
      inert={!isHere}
      aria-hidden={!isHere || undefined}
      {...item}
    />
  )
}
