import { Rotate3d } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersReducedMotion } from '../../device/display.ts'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { sampleNumber, sampleTeam, type Way, ways } from '../../studio/kitPictures/ways.ts'
import { HeroFigure } from './HeroFigure.tsx'
import styles from './hero.module.css'
import { TryIt } from './TryIt.tsx'

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

/** The colourways to choose among, each with its picture. */
function WayChoice({ way, choose }: { readonly way: Way; readonly choose: (way: Way) => void }) {
  const { t } = useTranslation('home')
  return ways.map(one => {
    const picture = kitPicture(`way-${one}`)
    return (
      <button
        key={one}
        type="button"
        className={styles.way}
        aria-label={t(`way.${one}`)}
        aria-pressed={one === way}
        onClick={() => choose(one)}
      >
        {picture && <img src={picture.address} width={picture.width} height={picture.height} alt="" />}
        <span>{t(`way.${one}`)}</span>
      </button>
    )
  })
}

/** How long a colourway is seen, in ms. */
const stay = 5000

/** The colourway that is shown: each in turn, once round, until somebody chooses one. `isHeld` lets it rest. */
export function useWayRound(isHeld: boolean): readonly [way: Way, choose: (way: Way) => void] {
  const [turns, setTurns] = useState(0)
  const [chosen, choose] = useState<Way | null>(null)
  const isOver = chosen !== null || turns >= ways.length

  useEffect(() => {
    if (isOver || isHeld || prefersReducedMotion()) return undefined
    const turning = setTimeout(() => setTurns(turns + 1), stay)
    return () => clearTimeout(turning)
  }, [isOver, isHeld, turns])

  return [chosen ?? ways[turns % ways.length] ?? 'laterite', choose]
}
