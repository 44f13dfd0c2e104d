import { Rotate3d } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersReducedMotion } from '../../device/display.ts'
import { type Colourway, colourways, sampleNumber, sampleTeam } from '../../studio/kitImages/colourways.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import { HeroFigure } from './HeroFigure.tsx'
import './colourways.css'
import styles from './hero.module.css'
import { TryIt } from './TryIt.tsx'

/** The first thing on the page: a kit on which visitors can try their own name at once. */
export function Hero() {
  const { t } = useTranslation('home')
  const [isHeld, hold] = useState(false)
  const [colourway, choose] = useColourwayCycle(isHeld)
  const [team, setTeam] = useState(sampleTeam)
  const [number, setNumber] = useState(sampleNumber)
  return (
    <section className={styles.hero} data-colourway={colourway} data-hero>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span>{t('hero.first')}</span> <span>{t('hero.second')}</span>
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
      <HeroFigure input={{ colourway, team, number }} />
      <fieldset className={styles.colourways} onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
        <legend className="visually-hidden">{t('hero.ways')}</legend>
        <ColourwayChoice colourway={colourway} choose={choose} />
      </fieldset>
      <TryIt
        input={{ colourway, team, number }}
        setTeam={setTeam}
        setNumber={setNumber}
        begin={() => choose(colourway)}
      />
      <p className={styles.hint} aria-hidden>
        <Rotate3d />
        {t('hero.scroll')}
      </p>
    </section>
  )
}

/** The colourways to choose among, each with its image. */
function ColourwayChoice({
  colourway,
  choose,
}: {
  readonly colourway: Colourway
  readonly choose: (colourway: Colourway) => void
}) {
  const { t } = useTranslation('home')
  return colourways.map(one => {
    const image = kitImage(`colourway-${one}`)
    return (
      <button
        key={one}
        type="button"
        className={styles.colourway}
        aria-label={t(`way.${one}`)}
        aria-pressed={one === colourway}
        onClick={() => choose(one)}
      >
        {image && <img src={image.address} width={image.width} height={image.height} fetchPriority="low" alt="" />}
        <span>{t(`way.${one}`)}</span>
      </button>
    )
  })
}

/** How long a colourway is seen, in ms. */
const stay = 5000

/** The colourway that is shown: each in turn, once round, until somebody chooses one. `isHeld` lets it rest. */
export function useColourwayCycle(
  isHeld: boolean,
): readonly [colourway: Colourway, choose: (colourway: Colourway) => void] {
  const [turns, setTurns] = useState(0)
  const [chosen, choose] = useState<Colourway | null>(null)
  const isOver = chosen !== null || turns >= colourways.length

  useEffect(() => {
    if (isOver || isHeld || prefersReducedMotion()) return undefined
    const turning = setTimeout(() => setTurns(turns + 1), stay)
    return () => clearTimeout(turning)
  }, [isOver, isHeld, turns])

  return [chosen ?? colourways[turns % colourways.length] ?? 'laterite', choose]
}
