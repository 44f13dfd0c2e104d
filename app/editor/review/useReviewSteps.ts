import { FileClock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Design } from '../../../server/contract/designs/design.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { waitForServer } from '../../studio/live/connectDesign.ts'
import type { ReviewStatus, Tried } from '../../studio/lockEngine.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

type ReviewStep = 'submit' | 'withdraw' | 'reopen'

/** Takes a step of the review with the open design as it is now, and knows afterwards how it stands. */
export function useReviewSteps(): (step: ReviewStep) => Promise<ClientResponse<Design>> {
  const { id, connection, engine, review } = useOpenedDesign()
  const { client } = useServices()
  const calls = designCalls(client)
  return async step => {
    // What is submitted is what the server has.
    if (step === 'submit' && !(await waitForServer(connection, engine.sync.unacknowledged)))
      return { kind: 'unreachable' }
    const seen = await calls.read(id)
    if (seen.kind !== 'ok') return seen
    const response = await calls.step(seen.value, step)
    if (response.kind === 'ok') review.set(response.value)
    return response
  }
}

/**
 * Somebody wants to change a design that the shop reviews or has answered: says that it rests, or asks once whether the
 * answer may be lost, and then does what was wanted.
 */
export function useLockedTries(): void {
  const { review, tried, connection } = useOpenedDesign()
  const { toasts, confirmations } = useServices()
  const { t } = useTranslation()
  const problemWord = useProblemWord()
  const take = useReviewSteps()
  const isConfirming = useRef(false)

  const go = async (step: ReviewStep): Promise<boolean> => {
    const response = await take(step)
    if (response.kind === 'ok') return true
    toasts.show({ key: 'reviewStatus', severity: 'error', text: problemWord(response) })
    return false
  }
  const confirmAndRetry = async ({ status }: ReviewStatus, { retry }: Tried) => {
    isConfirming.current = true
    const isAgreed = await confirmations.confirm({
      icon: FileClock,
      title: t('reviewStatus.edit.title'),
      message: t(`reviewStatus.edit.${status}`),
      accept: t('reviewStatus.edit.accept'),
      reject: t('reviewStatus.edit.reject'),
    })
    if (isAgreed && (await go('reopen'))) retry()
    isConfirming.current = false
  }
  const offerStep = useEffectEvent((tried: Tried | null) => {
    const now = review.current()
    if (tried === null || now === null || isConfirming.current) return
    if (now.status !== 'REVIEWING') return void confirmAndRetry(now, tried)
    if (connection.isGuest) {
      const text = t('reviewStatus.restingOthers')
      return toasts.show({ key: 'reviewStatus', severity: 'info', text, life: 8000 })
    }
    const actions = [{ label: t('reviewStatus.withdraw'), act: () => void go('withdraw') }]
    toasts.show({ key: 'reviewStatus', severity: 'info', text: t('reasons.design-in-review'), actions, life: 8000 })
  })
  useEffect(() => {
    const following = tried.changes$.subscribe(latest => offerStep(latest))
    return () => following.unsubscribe()
  }, [tried])
}
