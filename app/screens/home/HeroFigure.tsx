import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasWebGl } from '../../device/display.ts'
import { useFirstSign } from '../../device/firstSign.ts'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { ways } from '../../studio/kitPictures/ways.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import styles from './hero.module.css'
import type { HeroWish } from './heroKit.ts'

const HeroGarment = lazy(async () => ({ default: (await import('./HeroGarment.tsx')).HeroGarment }))

/** The kit: a picture at once, and the live garment in its place when somebody is here. Without WebGL the picture stays. */
export function HeroFigure({ wish }: { readonly wish: HeroWish }) {
  const { t } = useTranslation('home')
  const isSomebodyHere = useFirstSign()
  const [isBroken, setBroken] = useState(false)
  const [isLive, setLive] = useState(false)
  const [isFirstThere, setFirstThere] = useState(false)
  const fail = () => {
    setBroken(true)
    setLive(false)
  }
  const label = t('hero.kit', { team: wish.team, number: wish.number })
  return (
    <div className={styles.figure} data-live={isLive || undefined}>
      {ways.map(way => {
        const picture = kitPicture(`hero-${way}`)
        const isShown = way === wish.way
        return (
          picture &&
          (isShown || isFirstThere) && (
            <img
              key={way}
              className={styles.picture}
              data-shown={isShown || undefined}
              src={picture.address}
              width={picture.width}
              height={picture.height}
              fetchPriority={isFirstThere ? 'low' : 'high'}
              alt={isShown && !isLive ? t('hero.picture') : ''}
              onLoad={() => setFirstThere(true)}
            />
          )
        )
      })}
      {isSomebodyHere && !isBroken && <LiveFigure wish={wish} label={label} fail={fail} ready={() => setLive(true)} />}
    </div>
  )
}

interface LiveFigureProps {
  readonly wish: HeroWish
  readonly label: string
  readonly ready: () => void
  readonly fail: () => void
}

function LiveFigure({ wish, label, ready, fail }: LiveFigureProps) {
  const [canBe] = useState(hasWebGl)
  return (
    canBe && (
      <div className={styles.live}>
        <GarmentBoundary fail={fail}>
          <Suspense fallback={null}>
            <HeroGarment wish={wish} label={label} onReady={ready} onFailed={fail} />
          </Suspense>
        </GarmentBoundary>
      </div>
    )
  )
}
