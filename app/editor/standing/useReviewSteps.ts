import type { Design } from '../../../server/contract/designs/design.ts'
import type { Answer } from '../../session/api/answer.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { waitForServer } from '../../studio/live/waitForServer.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

export type ReviewStep = 'submit' | 'withdraw' | 'reopen'

/** Takes a step of the review with the open design as it is now, and knows afterwards how it stands. */
export function useReviewSteps(): (step: ReviewStep) => Promise<Answer<Design>> {
  const { id, line, engine, standing } = useOpenedDesign()
  const { ask } = useServices()
  const calls = designCalls(ask)
  return async step => {
    // What is submitted is what the server has.
    if (step === 'submit' && !(await waitForServer(line, engine.sync.unacknowledged))) return { kind: 'unreachable' }
    const seen = await calls.read(id)
    if (seen.kind !== 'answered') return seen
    const answer = await calls.step(seen.value, step)
    if (answer.kind === 'answered') standing.set(answer.value)
    return answer
  }
}
