import { useEffect, useMemo, useState } from 'react'
import { asDesigned, meshesOf, type PanelId, shownOptions } from '../../../engine/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import { prefersReducedMotion } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { heroAzimuth } from '../../studio/kitImages/colourways.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { useFetchedStudio } from '../../studio/StudioContext.ts'
import { createCameraRig } from '../../viewer/cameraRig.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import { type Orbit, orbitOf } from '../../viewer/orbit.ts'
import { type HeroInput, heroGarment, heroKit } from './heroKit.ts'

export interface HeroGarmentProps {
  readonly input: HeroInput
  readonly label: string
  readonly onReady: () => void
  readonly onFailed: () => void
}

/** The live kit of the first page: wears what is typed, turns as one scrolls. */
export function HeroGarment({ input, ...props }: HeroGarmentProps) {
  const studio = useFetchedStudio()
  const { colourway, team, number } = input
  const document = useMemo(() => heroKit({ colourway, team, number }), [colourway, team, number])
  const [first] = useState(document)
  const [readOnlyDesign, setReadOnlyDesign] = useState<ReadOnlyDesign | null>(null)

  useEffect(() => {
    if (!studio) return undefined
    const opened = studio.openReadOnly(heroGarment(), first)
    setReadOnlyDesign(opened)
    return () => opened.close()
  }, [studio, first])
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

  const models = meshesOf(garment, shownOptions({ document, garment }, 'player', null))
  return (
    <GarmentStage
      models={models.flatMap(mesh => modelUrls[mesh] ?? [])}
      view="free"
      covered={nothing}
      panels={pattern.panels}
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
