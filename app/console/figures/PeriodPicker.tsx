import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import styles from './figures.module.css'
import { lastDays, type Period, usualPeriods } from './period.ts'

interface PeriodPickerProps {
  readonly period: Period
  choose(period: Period): void
}

/** A usual period by one press, or any two days. */
export function PeriodPicker({ period, choose }: PeriodPickerProps) {
  const { t } = useTranslation('figures')
  const now = useServices().now()
  const isUsual = (days: number) => {
    const usual = lastDays(days, now)
    return usual.from === period.from && usual.to === period.to
  }
  const chosen = usualPeriods.find(isUsual)
  return (
    <div className={styles.picker}>
      <Segments
        label={t('period')}
        value={chosen === undefined ? null : String(chosen)}
        segments={usualPeriods.map(days => ({ value: String(days), label: t(`last.${days}`) }))}
        choose={days => choose(lastDays(Number(days), now))}
      />
      {(['from', 'to'] as const).map(end => (
        <label key={end}>
          <span>{t(`end.${end}`)}</span>
          <input
            type="date"
            value={period[end]}
            required
            min={end === 'to' ? period.from : undefined}
            max={end === 'from' ? period.to : undefined}
            onChange={event => event.target.value !== '' && choose({ ...period, [end]: event.target.value })}
          />
        </label>
      ))}
    </div>
  )
}
