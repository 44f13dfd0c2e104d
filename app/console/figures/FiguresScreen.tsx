import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addressOf } from '../../../server/contract/call.ts'
import { exportFiguresCall, type Figures, readFiguresCall } from '../../../server/contract/console/figures.ts'
import { formatMoney, formatNumber } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import historiesEn from '../../screens/histories/words/en.json' with { type: 'json' }
import historiesKh from '../../screens/histories/words/kh.json' with { type: 'json' }
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { FileButton } from '../frame/FileButton.tsx'
import { ListPage } from '../frame/ListPage.tsx'
import { FigureCharts } from './FigureCharts.tsx'
import styles from './figures.module.css'
import { PeriodPicker } from './PeriodPicker.tsx'
import { lastDays, minutesAhead, type Period } from './period.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/console/figures`: how the shop does, over a period. */
export function FiguresScreen() {
  useScreenWords('figures', { en, kh })
  useScreenWords('histories', { en: historiesEn, kh: historiesKh })
  const { t } = useTranslation('figures')
  const { client, now } = useServices()
  const { period, query, choose } = usePeriod(now())
  const found = useRequest(['console-figures', query], () => client.send(readFiguresCall, { query }))
  return (
    <ListPage
      title={t('title')}
      tools={
        <FileButton
          address={addressOf(exportFiguresCall, { query })}
          file={`figures-${period.from}-${period.to}.csv`}
          label={t('console:orders.export', { format: 'CSV' })}
          failed={t('exportFailed')}
        />
      }
    >
      <PeriodPicker period={period} choose={choose} />
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && (
        <>
          <Totals figures={found.value} />
          <FigureCharts figures={found.value} />
        </>
      )}
    </ListPage>
  )
}

/** The period in the address, or the last 30 days. */
function usePeriod(now: number) {
  const [params, setParams] = useSearchParams()
  const ahead = minutesAhead(now)
  const given = readFiguresCall.query.safeParse({ ...Object.fromEntries(params), ahead })
  const query = given.success ? given.data : { ...lastDays(30, now), ahead }
  const { from, to } = query
  const choose = (period: Period) => setParams({ ...period }, { replace: true })
  return { period: { from, to }, query, choose }
}

function Totals({ figures: { totals } }: { readonly figures: Figures }) {
  const { t } = useTranslation('figures')
  const { orders, pieces, ordered, income, designs, orderedDesigns } = totals
  const facts = [
    [t('orders'), formatNumber(orders)],
    [t('pieces'), formatNumber(pieces)],
    [t('ordered'), formatMoney(ordered)],
    [t('income'), formatMoney(income)],
    [t('designs'), formatNumber(designs)],
    [t('notOrdered'), formatNumber(designs - orderedDesigns)],
  ]
  return (
    <dl className={styles.totals}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
