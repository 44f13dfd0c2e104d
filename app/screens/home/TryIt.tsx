import { ArrowRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import type { HeroInput } from './heroKit.ts'
import styles from './tryIt.module.css'

interface TryItProps {
  readonly input: HeroInput
  readonly setTeam: (team: string) => void
  readonly setNumber: (number: string) => void
  /** Somebody has begun: nothing changes by itself any more. */
  readonly begin: () => void
}

/** Team and number, seen on the shirt, and the way into the designer with them. */
export function TryIt({ input, setTeam, setNumber, begin }: TryItProps) {
  const { t } = useTranslation('home')
  const { block, toasts } = useServices()
  const fetchStudio = useFetchStudio()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  const open = async () => {
    const [{ saveHeroKit }, made] = await Promise.all([import('./heroKit.ts'), fetchStudio()])
    await navigate(await saveHeroKit(made, input))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    block.during(open()).catch(() => {
      setBusy(false)
      toasts.show({ key: 'open', severity: 'error', text: t('hero.notOpened') })
    })
  }
  return (
    <form className={styles.tryIt} onSubmit={submit} onFocus={begin}>
      <label>
        {t('hero.team')}
        <input
          dir="auto"
          value={input.team}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setTeam(event.target.value)}
          onFocus={event => event.target.select()}
        />
      </label>
      <label className={styles.number}>
        {t('hero.number')}
        <input
          value={input.number}
          maxLength={2}
          inputMode="numeric"
          autoComplete="off"
          onChange={event => setNumber(event.target.value.replace(/[^\d០-៩]/g, ''))}
          onFocus={event => event.target.select()}
        />
      </label>
      <button type="submit" className={styles.open} aria-disabled={isBusy}>
        {t('hero.open')}
        <ArrowRight aria-hidden />
      </button>
    </form>
  )
}
