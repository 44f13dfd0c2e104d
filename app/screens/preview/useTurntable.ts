import { type RefObject, useEffect } from 'react'
import type { StageHandle } from '../../viewer/stageProps.ts'

/** Radians in a second: once round in fourteen. */
const speed = 0.45
/** After a long frame the kit goes on from where it was. */
const longestMs = 100

/** Turns what is on the stage, as long as it is meant to turn. */
export function useTurntable(stage: RefObject<StageHandle | null>, isTurning: boolean): void {
  useEffect(() => {
    if (!isTurning) return undefined
    let last: number | null = null
    const turn = (now: number) => {
      const since = last === null ? 0 : Math.min(now - last, longestMs)
      last = now
      stage.current?.turnBy((since / 1000) * speed, 0)
      next = requestAnimationFrame(turn)
    }
    let next = requestAnimationFrame(turn)
    return () => cancelAnimationFrame(next)
  }, [stage, isTurning])
}
