import { useMemo } from 'react'
import type { DesignDocument, Replay } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { type FilmStep, filmSteps } from './filmSteps.ts'

/** The film of the open design; grows while others work on. Position 0 is the empty design, the last one is now. */
export interface Film {
  readonly replay: Replay
  readonly steps: readonly FilmStep[]
  /** The last position. */
  readonly now: number
  documentAt(position: number): DesignDocument
  /** How many entries of the replay a position covers. */
  countAt(position: number): number
}

export function useFilm(): Film {
  const { engine } = useOpenedDesign()
  const history = useStream(engine.history)
  const { moments } = engine.document.current()
  return useMemo(() => {
    const replay = engine.timeline.replay()
    const steps = filmSteps(replay, history, Object.values(moments))
    const countAt = (position: number): number =>
      position >= steps.length ? replay.steps.length : position <= 0 ? 0 : (steps[position - 1]?.count ?? 0)
    return {
      ...{ replay, steps, countAt },
      now: steps.length,
      documentAt: position => replay.after(countAt(position)),
    }
  }, [engine, history, moments])
}
