import { Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Rating } from '../../ui/controls/native/Rating.tsx'
import { SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { SharedSource } from './knownShown.ts'
import styles from './rating.module.css'
import { rate, readShown } from './sharedCalls.ts'

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
  const [error, setError] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === null) return setError(t('rate.choose'))
    setState('busy')
    setError('')
    const response = await rate(client, source, { rating: stars, comment })
    if (response.kind !== 'ok') {
      setState('open')
      const isOwn = response.kind === 'refused' && response.code === 'not-allowed'
      return setError(isOwn ? t('rate.own') : problem(response))
    }
    setState('kept')
    const now = await readShown(client, source)
    if (now.kind === 'ok') setRating(now.value.rating)
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
        <Rating
          label={t('rate.yours')}
          nameOf={count => t('rate.stars', { count })}
          value={stars}
          choose={chosen => {
            setStars(chosen)
            setError('')
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
        <p className={styles.error} role="alert">
          {error}
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
