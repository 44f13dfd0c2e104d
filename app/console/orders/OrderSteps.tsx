import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import { type ConsoleStep, consoleSteps, stepOrderCall } from '../../../server/contract/orders/consoleOrders.ts'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import styles from './order.module.css'
import type { OrderPartProps } from './orderPart.ts'
import { needsWords, StepDialog, type StepWords } from './StepDialog.tsx'

/** Buttons of the steps that the server allows. Those that say something to the customer ask for it first. */
export function OrderSteps({ found: { order }, changed }: OrderPartProps) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const queries = useQueryClient()
  const problem = useProblemWord()
  const [failed, setFailed] = useState('')
  const [worded, setWorded] = useState<ConsoleStep | null>(null)
  const steps = consoleSteps.filter(step => order.allowedActions.includes(step))
  const take = async (step: ConsoleStep, body: StepWords) => {
    const headers = { 'if-match': versionTag(order.version) }
    const response: ClientResponse<unknown> = await client.send(stepOrderCall, {
      params: { id: order.id, step },
      headers,
      body,
    })
    const isStale = response.kind === 'refused' && /^(version-mismatch|wrong-state)$/.test(response.code)
    setFailed(response.kind === 'ok' ? '' : isStale ? t('step.changed') : problem(response))
    setWorded(null)
    changed()
    await queries.invalidateQueries({ queryKey: ['console-orders'] })
  }
  return (
    <div className={styles.steps}>
      {steps.map((step, at) => (
        <button
          key={step}
          type="button"
          className={
            step === 'reject' || step === 'cancel' ? 'button danger' : at === 0 ? 'button primary' : 'button line'
          }
          onClick={() => (needsWords(step) ? setWorded(step) : void take(step, {}))}
        >
          {t(`step.${step}`)}
        </button>
      ))}
      <p role="alert" className={styles.wrong}>
        {failed}
      </p>
      {worded && needsWords(worded) && (
        <StepDialog
          step={worded}
          number={orderNumber(order.number)}
          lines={order.lines}
          take={body => take(worded, body)}
          close={() => setWorded(null)}
        />
      )}
    </div>
  )
}
