import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useSayWhatIsDone } from '../useSayWhatIsDone.ts'
import { vectorAfter } from './filmSteps.ts'
import type { Timeline } from './useTimeline.ts'

/** Makes the design what the left side shows: a step like any other, that can be undone. */
export function useRestore({ film, positions, seek }: Timeline): () => void {
  const { engine } = useOpenedDesign()
  const say = useSayWhatIsDone()
  return () => {
    const moment = new Map(vectorAfter(film.replay, film.countAt(positions.left)))
    say({ type: 'design.restore', payload: null }, engine.timeline.restore(moment))
    seek('left', Number.POSITIVE_INFINITY)
  }
}
