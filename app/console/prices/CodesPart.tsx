import { Plus, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endPromotionCall, listPromotionsCall, type ShopPromotion } from '../../../server/contract/console/prices.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatPercent } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import table from '../orders/orders.module.css'
import shop from '../shop/shop.module.css'
import { CodeDialog } from './CodeDialog.tsx'
import own from './prices.module.css'

/** The promotional codes of the shop: who uses them, and how they begin and end. */
export function CodesPart() {
  const { t } = useTranslation('prices')
  const { client } = useServices()
  const [isCreating, setCreating] = useState(false)
  const found = useRequest(['console-codes'], () => client.send(listPromotionsCall))
  return (
    <>
      <div className={shop.tools}>
        <p className={shop.lead}>{t('codes.noneText')}</p>
        <button type="button" className="button primary" onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {t('codes.create')}
        </button>
      </div>
      {found.kind === 'loading' && <span className={shop.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && found.value.items.length === 0 && (
        <EmptyState icon={TicketPercent} title={t('codes.none')} text={t('codes.noneText')} />
      )}
      {found.kind === 'ok' && found.value.items.length > 0 && (
        <CodeTable codes={found.value.items} changed={found.retry} />
      )}
      {isCreating && <CodeDialog close={() => setCreating(false)} created={found.retry} />}
    </>
  )
}

interface CodeTableProps {
  readonly codes: readonly ShopPromotion[]
  changed(): void
}

function CodeTable({ codes, changed }: CodeTableProps) {
  const { t } = useTranslation('prices')
  return (
    <ScrollRegion className={table.scroll} label={t('part.codes')}>
      <table className={`${table.table} ${own.table}`} data-plain>
        <thead>
          <tr>
            <th scope="col">{t('codes.code')}</th>
            <th scope="col" data-number>
              {t('codes.discount')}
            </th>
            <th scope="col" data-number>
              {t('codes.uses')}
            </th>
            <th scope="col">{t('codes.until')}</th>
            <td className={shop.rest} />
          </tr>
        </thead>
        <tbody>
          {codes.map(code => (
            <CodeRow key={code.code} code={code} changed={changed} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function CodeRow({
  code: { code, discount, until, uses },
  changed,
}: {
  readonly code: ShopPromotion
  changed(): void
}) {
  const { t } = useTranslation('prices')
  const { client, confirmations, language, now, toasts } = useServices()
  const chosen = useStream(language)
  const problem = useProblemWord()
  const time = until === null ? null : new Date(until)
  const isOver = time !== null && time.getTime() <= now()
  const end = async () => {
    const isAgreed = await confirmations.confirm({
      icon: TicketPercent,
      title: t('codes.endTitle', { code }),
      message: t('codes.endText'),
      accept: t('codes.end'),
      reject: t('keep'),
    })
    if (!isAgreed) return
    const response = await client.send(endPromotionCall, { params: { code } })
    if (response.kind !== 'ok') toasts.show({ key: 'codes', severity: 'error', text: problem(response) })
    changed()
  }
  const date = time === null ? t('codes.never') : formatDate(time, chosen)
  return (
    <tr>
      <th scope="row">{code}</th>
      <td data-number>{formatPercent(discount)}</td>
      <td data-number>{uses}</td>
      <td>{isOver ? t('codes.ended', { date }) : date}</td>
      <td>
        <span className={shop.acts}>
          {!isOver && (
            <button type="button" className="button line" onClick={() => void end()}>
              {t('codes.end')}
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}
