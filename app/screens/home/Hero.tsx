import { Rotate3d } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sampleNumber, sampleTeam } from '../../studio/kitPictures/ways.ts'
import { HeroFigure } from './HeroFigure.tsx'
import styles from './hero.module.css'
import { TryIt } from './TryIt.tsx'
import { useWayRound } from './useWayRound.ts'
import { WayChoice } from './WayChoice.tsx'

/** The first thing to be seen: a kit, in which one tries one's own name at once. */
export function Hero() {
  const { t } = useTranslation('home')
  const [isHeld, hold] = useState(false)
  const [way, choose] = useWayRound(isHeld)
  const [team, setTeam] = useState(sampleTeam)
  const [number, setNumber] = useState(sampleNumber)
  return (
    <section className={styles.hero} data-way={way} data-hero>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span>{t('hero.first')}</span> <span>{t('hero.second')}</span>
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
      <HeroFigure wish={{ way, team, number }} />
      <fieldset className={styles.ways} onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
        <legend className="visually-hidden">{t('hero.ways')}</legend>
        <WayChoice way={way} choose={choose} />
      </fieldset>
      <TryIt wish={{ way, team, number }} setTeam={setTeam} setNumber={setNumber} begin={() => choose(way)} />
      <p className={styles.hint} aria-hidden>
        <Rotate3d />
        {t('hero.scroll')}
      </p>
    </section>
  )
}
