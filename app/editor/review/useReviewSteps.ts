import { FileClock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Design } from '../../../server/contract/designs/design.ts'
import type { Answer } from '../../session/api/answer.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { waitForServer } from '../../studio/live/connectDesign.ts'
import type { ReviewStatus, Tried } from '../../studio/lockEngine.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

type ReviewStep = 'submit' | 'withdraw' | 'reopen'

/** Takes a step of the review with the open design as it is now, and knows afterwards how it stands. */
export function useReviewSteps(): (step: ReviewStep) => Promise<Answer<Design>> {
  const { id, connection, engine, review } = useOpenedDesign()
  const { client } = useServices()
  const calls = designCalls(client)
  return async step => {
    // What is submitted is what the server has.
    if (step === 'submit' && !(await waitForServer(connection, engine.sync.unacknowledged)))
      return { kind: 'unreachable' }
    const seen = await calls.read(id)
    if (seen.kind !== 'answered') return seen
    const answer = await calls.step(seen.value, step)
    if (answer.kind === 'answered') review.set(answer.value)
    return answer
  }
}

/**
 * Somebody wants to change a design that the shop reviews or has answered: says that it rests, or asks once whether the
 * answer may be lost, and then does what was wanted.
 */
export function useLockedTries(): void {
  const { review, tried, connection } = useOpenedDesign()
  const { toasts, questions } = useServices()
  const { t } = useTranslation()
  const problemWord = useProblemWord()
  const take = useReviewSteps()
  const isAsking = useRef(false)

  const go = async (step: ReviewStep): Promise<boolean> => {
    const answer = await take(step)
    if (answer.kind === 'answered') return true
    toasts.show({ key: 'standing', severity: 'error', text: problemWord(answer) })
    return false
  }
  const askFor = async ({ status }: ReviewStatus, { again }: Tried) => {
    isAsking.current = true
    const isAgreed = await questions.ask({
      icon: FileClock,
      title: t('standing.edit.title'),
      message: t(`standing.edit.${status}`),
      accept: t('standing.edit.accept'),
      reject: t('standing.edit.reject'),
    })
    if (isAgreed && (await go('reopen'))) again()
    isAsking.current = false
  }
  const answer = useEffectEvent((wish: Tried | null) => {
    const now = review.current()
    if (wish === null || now === null || isAsking.current) return
    if (now.status !== 'REVIEWING') return void askFor(now, wish)
    if (connection.isGuest) {
      const text = t('standing.restingOthers')
      return toasts.show({ key: 'standing', severity: 'info', text, life: 8000 })
    }
    const actions = [{ label: t('standing.withdraw'), act: () => void go('withdraw') }]
    toasts.show({ key: 'standing', severity: 'info', text: t('reasons.design-in-review'), actions, life: 8000 })
  })
  useEffect(() => {
    const following = tried.changes$.subscribe(wish => answer(wish))
    return () => following.unsubscribe()
  }, [tried])
}
