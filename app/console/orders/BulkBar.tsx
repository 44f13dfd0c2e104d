import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import { hasRight } from '../../../server/contract/console/rights.ts'
import {
  type ConsoleOrderCard,
  type ConsoleStep,
  stepOrderCall,
  stepRights,
} from '../../../server/contract/orders/consoleOrders.ts'
import { type OrderStatus, orderNumber } from '../../../server/contract/orders/order.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './orders.module.css'

/** The next step by status, where it needs no message to the customer and can be taken for several orders at once. */
const bulkSteps: readonly (readonly [ConsoleStep, OrderStatus])[] = [
  ['approve', 'REVIEWING'],
  ['process', 'APPROVED'],
  ['receive', 'ON_THE_WAY'],
]

interface BulkBarProps {
  /** The selected orders. */
  readonly rows: readonly ConsoleOrderCard[]
  clear(): void
}

/** What can be done with the selected orders. Each is its own step: one that is refused keeps no other back. */
export function BulkBar({ rows, clear }: BulkBarProps) {
  const { t } = useTranslation('console')
  const { client, toasts } = useServices()
  const { role } = useStaff()
  const queries = useQueryClient()
  const problem = useProblemWord()
  const [isBusy, setBusy] = useState(false)
  if (rows.length === 0) return null
  const steps = bulkSteps.filter(
    ([step, from]) => hasRight(role, stepRights[step]) && rows.some(({ status }) => status === from),
  )
  const take = async (step: ConsoleStep, from: OrderStatus) => {
    setBusy(true)
    const left: string[] = []
    const ready = rows.filter(({ status }) => status === from)
    for (const { id, version, number } of ready) {
      const headers = { 'if-match': versionTag(version) }
      const response = await client.send(stepOrderCall, { params: { id, step }, headers, body: {} })
      if (response.kind !== 'ok') left.push(`${orderNumber(number)} (${problem(response)})`)
    }
    setBusy(false)
    clear()
    await queries.invalidateQueries({ queryKey: ['console-orders'] })
    const count = ready.length - left.length
    const parts = [
      t('orders.bulkDone', { count }),
      ...(left.length > 0 ? [t('orders.bulkLeft', { list: left.join(', ') })] : []),
    ]
    toasts.show({ key: 'bulk', severity: left.length > 0 ? 'warn' : 'success', text: parts.join(' ') })
  }
  return (
    <div className={styles.bulk} role="status">
      <strong>{t('orders.chosen', { count: rows.length })}</strong>
      {steps.map(([step, from]) => (
        <button
          key={step}
          type="button"
          className="button primary"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void take(step, from)}
        >
          {t(`step.${step}`)} ({rows.filter(({ status }) => status === from).length})
        </button>
      ))}
      <button type="button" className="button" onClick={clear}>
        {t('orders.clear')}
      </button>
    </div>
  )
}
