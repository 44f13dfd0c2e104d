import { Star } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import styles from './rating.module.css'
import { rate, readShown, type SharedSource } from './sharedCalls.ts'

interface SharedRatingProps {
  readonly source: SharedSource
  readonly design: SharedDesign
}

/** How others like the design, and how one likes it oneself. */
export function SharedRating({ source, design }: SharedRatingProps) {
  const { t } = useTranslation('sharedDesign')
  const { client } = useServices()
  const problem = useProblemWord()
  const [{ average, count }, setRating] = useState(design.rating)
  const [stars, setStars] = useState<number | null>(null)
  const [comment, write] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'kept'>('open')
  const [trouble, setTrouble] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === null) return setTrouble(t('rate.choose'))
    setState('busy')
    setTrouble('')
    const answer = await rate(client, source, { rating: stars, comment })
    if (answer.kind !== 'answered') {
      setState('open')
      const isOwn = answer.kind === 'refused' && answer.code === 'not-allowed'
      return setTrouble(isOwn ? t('rate.own') : problem(answer))
    }
    setState('kept')
    const now = await readShown(client, source)
    if (now.kind === 'answered') setRating(now.value.rating)
    return undefined
  }
  return (
    <section className={styles.rating} aria-labelledby="rating">
      <h2 id="rating">{t('rate.title')}</h2>
      <p className={styles.average}>
        <Star aria-hidden data-on={average !== null || undefined} />
        {average === null ? t('rate.none') : t('rate.average', { average: formatNumber(average, 1), count })}
      </p>
      <form onSubmit={event => void send(event)}>
        <Stars
          value={stars}
          choose={chosen => {
            setStars(chosen)
            setTrouble('')
            setState('open')
          }}
        />
        <label className={styles.words}>
          <span>{t('rate.comment')}</span>
          <textarea
            rows={2}
            maxLength={1000}
            value={comment}
            onChange={event => {
              write(event.target.value)
              setState('open')
            }}
          />
        </label>
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
        <div className={styles.end}>
          <p role="status">{state === 'kept' && t('rate.kept')}</p>
          <SubmitButton isBusy={state === 'busy'} busy={t('sending')} className="button line">
            {t('rate.send')}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}

const steps = [1, 2, 3, 4, 5] as const

/** Five stars to choose from. */
function Stars({ value, choose }: { readonly value: number | null; readonly choose: (rating: number) => void }) {
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
