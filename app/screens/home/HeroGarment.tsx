import { useCallback, useEffect, useMemo, useState } from 'react'
import { asDesigned, type GarmentPlugin, type PanelId, shownFabric, shownOptions } from '../../../engine/index.ts'
import { modelsOf } from '../../../plugins/models.ts'
import { prefersReducedMotion } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { heroAzimuth } from '../../studio/kitImages/colourways.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { useFetchedStudio } from '../../studio/StudioContext.ts'
import type { Studio } from '../../studio/studio.ts'
import { useOpenedResource } from '../../studio/useOpenedResource.ts'
import { createCameraRig } from '../../viewer/cameraRig.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import { type Orbit, orbitOf } from '../../viewer/orbit.ts'
import { fetchHeroGarment, type HeroInput, heroKit } from './heroKit.ts'

export interface HeroGarmentProps {
  readonly input: HeroInput
  readonly label: string
  readonly onReady: () => void
  readonly onFailed: () => void
}

/** The live kit of the first page: wears what is typed, turns as one scrolls. */
export function HeroGarment(props: HeroGarmentProps) {
  const studio = useFetchedStudio()
  return studio && <FetchedGarment studio={studio} {...props} />
}

interface FetchedGarmentProps extends HeroGarmentProps {
  readonly studio: Studio
}

function FetchedGarment({ studio, ...props }: FetchedGarmentProps) {
  const [garment] = useOpenedResource(useCallback(async () => ({ found: await fetchHeroGarment(studio) }), [studio]))
  return garment && <DressedGarment studio={studio} garment={garment} {...props} />
}

interface DressedGarmentProps extends FetchedGarmentProps {
  readonly garment: GarmentPlugin
}

function DressedGarment({ studio, garment, input, ...props }: DressedGarmentProps) {
  const { colourway, team, number } = input
  const document = useMemo(() => heroKit(garment, { colourway, team, number }), [garment, colourway, team, number])
  const [first] = useState(document)
  const [readOnlyDesign, setReadOnlyDesign] = useState<ReadOnlyDesign | null>(null)

  useEffect(() => {
    const opened = studio.openReadOnly(garment, first)
    setReadOnlyDesign(opened)
    return () => opened.close()
  }, [studio, garment, first])
  useEffect(() => readOnlyDesign?.change(document), [readOnlyDesign, document])

  return readOnlyDesign && <HeroStage readOnlyDesign={readOnlyDesign} {...props} />
}

const noImage = () => null
const nothing = { top: 0, right: 0, bottom: 0, left: 0 }

function HeroStage({
  readOnlyDesign,
  label,
  onReady,
  onFailed,
}: Omit<HeroGarmentProps, 'input'> & { readonly readOnlyDesign: ReadOnlyDesign }) {
  const { garment, document, artwork } = readOnlyDesign
  const pattern = useStream(artwork.pattern(asDesigned))
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, asDesigned), [artwork])
  const [rig] = useState(() => createCameraRig({ view: 'front', reducedMotion: prefersReducedMotion }))

  useEffect(() => {
    const turn = () => rig.jumpTo(heroOrbit(prefersReducedMotion() ? 0 : window.scrollY / window.innerHeight))
    turn()
    const listening = new AbortController()
    addEventListener('scroll', turn, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [rig])

  return (
    <GarmentStage
      models={modelsOf(garment, shownOptions({ document, garment }, 'player', null))}
      view="free"
      covered={nothing}
      panels={pattern.panels}
      fabric={shownFabric(document, garment)}
      imageOf={noImage}
      onLost={onFailed}
      label={label}
      artworkOf={artworkOf}
      rig={rig}
      onReady={onReady}
      onFailed={onFailed}
    />
  )
}

/** How far the kit turns while one scrolls by the height of the window, in radians. */
const turnOfPage = 2.2

/** From where the kit is looked at when somebody has scrolled by so many heights of the window. */
export const heroOrbit = (scrolled: number): Orbit => ({
  ...orbitOf('front'),
  azimuth: heroAzimuth + Math.max(0, scrolled) * turnOfPage,
})
