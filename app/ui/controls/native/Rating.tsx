import { Star } from 'lucide-react'
import { useId } from 'react'
import styles from './native.module.css'

interface RatingProps {
  readonly label: string
  /** What a number of stars is called, read out. */
  readonly nameOf: (stars: number) => string
  /** `null` before one has chosen. */
  readonly value: number | null
  readonly choose: (stars: number) => void
}

const steps = [1, 2, 3, 4, 5] as const

/** Five stars to choose from: the browser's radios, so arrow keys go through them. */
export function Rating({ label, nameOf, value, choose }: RatingProps) {
  const name = useId()
  return (
    <fieldset className={styles.stars}>
      <legend>{label}</legend>
      {steps.map(step => (
        <label key={step} data-on={(value !== null && step <= value) || undefined}>
          <input type="radio" name={name} checked={value === step} onChange={() => choose(step)} />
          <Star aria-hidden />
          <span className="visually-hidden">{nameOf(step)}</span>
        </label>
      ))}
    </fieldset>
  )
}
