import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './rating.module.css'

const steps = [1, 2, 3, 4, 5] as const

/** Five stars to choose from. */
export function Stars({ value, choose }: { readonly value: number | null; readonly choose: (rating: number) => void }) {
  const { t } = useTranslation('sharedDesign')
  const name = useId()
  return (
    <fieldset className={styles.stars}>
      <legend>{t('rate.yours')}</legend>
      {steps.map(step => (
        <label key={step} data-on={(value !== null && step <= value) || undefined}>
          <input type="radio" name={name} checked={value === step} onChange={() => choose(step)} />
          <Star aria-hidden />
          <span className="visually-hidden">{t('rate.stars', { count: step })}</span>
        </label>
      ))}
    </fieldset>
  )
}
