import { useTranslation } from 'react-i18next'
import type { Figures } from '../../../server/contract/console/figures.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney, formatNumber } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { ChartCard } from './ChartCard.tsx'
import { AreasOverTime, BarsOverTime, RankedBars } from './charts.tsx'
import styles from './figures.module.css'
import { axisDay } from './period.ts'

const count = (value: number): string => formatNumber(value)
/** Whole dollars, where an axis has no room for cents. */
const dollars = (cents: number): string => `$${formatNumber(cents / 100)}`

/** Every figure as a chart with its table. */
export function FigureCharts({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('figures')
  return (
    <div className={styles.charts}>
      <Counts figures={figures} of="orders" />
      <Counts figures={figures} of="pieces" />
      <Money figures={figures} />
      <Designs figures={figures} />
      <Times figures={figures} />
      <ChartCard
        title={t('products')}
        columns={[t('product'), t('pieces')]}
        rows={figures.products.map(({ productType, pieces }) => [t(`app:product.${productType}`), count(pieces)])}
      >
        <RankedBars
          points={figures.products.map(({ productType, pieces }) => ({ at: t(`app:product.${productType}`), pieces }))}
          series={{ key: 'pieces', name: t('pieces') }}
          format={count}
        />
      </ChartCard>
    </div>
  )
}

interface PartProps {
  readonly figures: Figures
}

/** What a step of the series is called in a table. */
function useStepName({ by }: Figures): { readonly head: string; readonly nameOf: (at: string) => string } {
  const { t } = useTranslation('figures')
  const language = useStream(useServices().language)
  return {
    head: t(`by.${by}`),
    nameOf: at => (by === 'month' ? axisDay(at, by) : formatDate(new Date(`${at}T00:00`), language)),
  }
}

function Counts({ figures, of }: PartProps & { readonly of: 'orders' | 'pieces' }) {
  const { t } = useTranslation('figures')
  const { head, nameOf } = useStepName(figures)
  const { by, series } = figures
  return (
    <ChartCard title={t(of)} columns={[head, t(of)]} rows={series.map(point => [nameOf(point.at), count(point[of])])}>
      <BarsOverTime
        points={series.map(point => ({ at: axisDay(point.at, by), value: point[of] }))}
        series={[{ key: 'value', name: t(of) }]}
        format={count}
      />
    </ChartCard>
  )
}

function Money({ figures }: PartProps) {
  const { t } = useTranslation('figures')
  const { head, nameOf } = useStepName(figures)
  const { by, series } = figures
  const names = [t('income'), t('ordered')]
  return (
    <ChartCard
      title={t('money')}
      legend={names}
      columns={[head, ...names]}
      rows={series.map(({ at, income, ordered }) => [nameOf(at), formatMoney(income), formatMoney(ordered)])}
    >
      <AreasOverTime
        points={series.map(({ at, income, ordered }) => ({ at: axisDay(at, by), income, ordered }))}
        series={[
          { key: 'income', name: t('income') },
          { key: 'ordered', name: t('ordered') },
        ]}
        format={formatMoney}
        short={dollars}
      />
    </ChartCard>
  )
}

function Designs({ figures }: PartProps) {
  const { t } = useTranslation('figures')
  const { head, nameOf } = useStepName(figures)
  const { by, series } = figures
  const names = [t('wereOrdered'), t('notOrdered')]
  const points = series.map(({ at, designs, orderedDesigns }) => ({
    ...{ at, ordered: orderedDesigns, open: designs - orderedDesigns },
  }))
  return (
    <ChartCard
      title={t('designsAndOrders')}
      legend={names}
      columns={[head, ...names]}
      rows={points.map(({ at, ordered, open }) => [nameOf(at), count(ordered), count(open)])}
    >
      <BarsOverTime
        points={points.map(point => ({ ...point, at: axisDay(point.at, by) }))}
        series={[
          { key: 'ordered', name: t('wereOrdered') },
          { key: 'open', name: t('notOrdered') },
        ]}
        format={count}
      />
    </ChartCard>
  )
}

const hoursOfDay = 24

/** How long orders stay in a status: half of them for less than the time that is drawn. */
function Times({ figures: { statuses } }: PartProps) {
  const { t } = useTranslation('figures')
  const lasting = (hours: number): string => {
    if (hours < 1) return t('underHour')
    return hours < 2 * hoursOfDay
      ? t('hours', { value: formatNumber(hours, hours < 10 ? 1 : 0) })
      : t('days', { value: formatNumber(hours / hoursOfDay, 1) })
  }
  const named = statuses.map(({ status, ...rest }) => ({ at: t(`histories:status.${status}`), ...rest }))
  return (
    <ChartCard
      title={t('times')}
      columns={[t('status'), t('median'), t('mean'), t('orders')]}
      rows={named.map(({ at, median, mean, orders }) => [at, lasting(median), lasting(mean), count(orders)])}
    >
      <RankedBars points={named} series={{ key: 'median', name: t('median') }} format={lasting} />
    </ChartCard>
  )
}
