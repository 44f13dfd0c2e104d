import { useTranslation } from 'react-i18next'
import { bodyMeasures, bodyRange, type GarmentPlugin } from '../../../engine/index.ts'
import { formatNumber, sizeName } from '../../i18n/formats.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { LargeDialog } from '../table/LargeDialog.tsx'
import styles from './sizeGuide.module.css'

export interface SizeGuideProps {
  readonly garment: GarmentPlugin
  readonly close: () => void
}

/** Which body each size is made for, and how the garment measures when it lies flat: people choose by either. */
export function SizeGuide({ garment, close }: SizeGuideProps) {
  const { t } = useTranslation()
  const { t: names } = useTranslation(`garment.${garment.slug}`)
  const { sizes, measures, cm, tolerance } = garment.sizes
  return (
    <LargeDialog title={t('sizeGuide.title')} detail={t('sizeGuide.lead')} close={close}>
      <ScrollRegion className={styles.tables} label={t('sizeGuide.title')}>
        <Measures
          caption={t('sizeGuide.body')}
          heads={bodyMeasures.map(measure => t(`sizeGuide.${measure}`))}
          rows={sizes.map(size => [size, bodyMeasures.map(measure => bodyRange(size, measure).join('–'))])}
        />
        <Measures
          caption={t('sizeGuide.garment', { tolerance: inCm(tolerance) })}
          heads={measures.map(measure => names(`measures.${measure}`))}
          rows={sizes.map(size => [size, measures.map(measure => inCm(cm[size]?.[measure] ?? 0))])}
        />
      </ScrollRegion>
    </LargeDialog>
  )
}

const inCm = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1)

interface MeasuresProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [size: Parameters<typeof sizeName>[0], values: readonly string[]])[]
}

function Measures({ caption, heads, rows }: MeasuresProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sizeGuide.size')}</th>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, values]) => (
            <tr key={size}>
              <th scope="row">{sizeName(size)}</th>
              {values.map((value, column) => (
                <td key={heads[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
