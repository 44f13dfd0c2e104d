import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../device/display.ts'
import { type Way, ways } from '../../studio/kitPictures/ways.ts'

/** How long a colourway is seen, in ms. */
const stay = 5000

/** The colourway that is shown: each in turn, once round, until somebody chooses one. `isHeld` lets it rest. */
export function useWayRound(isHeld: boolean): readonly [way: Way, choose: (way: Way) => void] {
  const [turns, setTurns] = useState(0)
  const [chosen, choose] = useState<Way | null>(null)
  const isOver = chosen !== null || turns >= ways.length

  useEffect(() => {
    if (isOver || isHeld || prefersReducedMotion()) return undefined
    const turning = setTimeout(() => setTurns(turns + 1), stay)
    return () => clearTimeout(turning)
  }, [isOver, isHeld, turns])

  return [chosen ?? ways[turns % ways.length] ?? 'laterite', choose]
}
