import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayHaveWebGl } from '../../device/display.ts'
import { useFirstInteraction } from '../../device/firstInteraction.ts'
import { colourways } from '../../studio/kitImages/colourways.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import styles from './hero.module.css'
import type { HeroInput } from './heroKit.ts'

const HeroGarment = lazy(async () => ({ default: (await import('./HeroGarment.tsx')).HeroGarment }))

/** The kit: an image at once, and the live garment in its place when somebody is here. Without WebGL the image stays. */
export function HeroFigure({ input }: { readonly input: HeroInput }) {
  const { t } = useTranslation('home')
  const isSomebodyHere = useFirstInteraction()
  const [isBroken, setBroken] = useState(false)
  const [isLive, setLive] = useState(false)
  const [isFirstThere, setFirstThere] = useState(false)
  const fail = () => {
    setBroken(true)
    setLive(false)
  }
  const label = t('hero.kit', { team: input.team, number: input.number })
  return (
    <div className={styles.figure} data-live={isLive || undefined}>
      {colourways.map(colourway => {
        const image = kitImage(`hero-${colourway}`)
        const isShown = colourway === input.colourway
        return (
          image &&
          (isShown || isFirstThere) && (
            <img
              key={colourway}
              className={styles.image}
              data-shown={isShown || undefined}
              src={image.address}
              width={image.width}
              height={image.height}
              fetchPriority={isFirstThere ? 'low' : 'high'}
              alt={isShown && !isLive ? t('hero.image') : ''}
              onLoad={() => setFirstThere(true)}
            />
          )
        )
      })}
      {isSomebodyHere && !isBroken && (
        <LiveFigure input={input} label={label} fail={fail} ready={() => setLive(true)} />
      )}
    </div>
  )
}

interface LiveFigureProps {
  readonly input: HeroInput
  readonly label: string
  readonly ready: () => void
  readonly fail: () => void
}

function LiveFigure({ input, label, ready, fail }: LiveFigureProps) {
  const [canBe] = useState(mayHaveWebGl)
  return (
    canBe && (
      <div className={styles.live}>
        <GarmentBoundary fail={fail}>
          <Suspense fallback={null}>
            <HeroGarment input={input} label={label} onReady={ready} onFailed={fail} />
          </Suspense>
        </GarmentBoundary>
      </div>
    )
  )
}
