import { type RefObject, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssetId, type Hit, type PanelId, type Selection, shownOptions } from '../../../engine/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import { useStream } from '../../device/useStream.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import type { StageHandle, StageHit } from '../../viewer/stageProps.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { usePeerMarks } from './usePeerMarks.ts'

export interface GarmentViewProps {
  readonly camera: RefObject<StageHandle | null>
  readonly view: StageView | 'free'
  readonly events: {
    readonly onReady: () => void
    readonly onLost: () => void
    readonly onFailed: () => void
    readonly onTurned: () => void
    readonly onPainted: () => void
  }
}

/** The open design on the draped garment. What one points at lights up, a click selects it. */
export function GarmentView({ camera, view, events }: GarmentViewProps) {
  const { t } = useTranslation()
  const { engine, artwork, garment, pictures, view: shownView } = useOpenedDesign()
  const shown = useStream(shownView)
  const pattern = useStream(artwork.pattern(shown))
  const document = useStream(engine.document)
  const selection = useStream(engine.selection)
  const [hovered, hover] = useState<Hit>({ kind: 'none' })
  const arrived = useStream(pictures.arrived)
  // Asked while it paints: what has been freed since is not there any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function tells the stage that a picture has come
  const pictureOf = useMemo(() => (asset: AssetId) => pictures.arrived.current().get(asset)?.bitmap ?? null, [arrived])
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, shown), [artwork, shown])
  const models = garment
    .models(shownOptions({ document, garment }, shown.version, null))
    .flatMap(({ file }) => modelUrls[file] ?? [])
  const name = document.design.name || t('name.none')
  return (
    <GarmentStage
      ref={camera}
      models={models}
      view={view}
      label={t('stage.solidLabel', { name })}
      artworkOf={artworkOf}
      panels={pattern.panels}
      pictureOf={pictureOf}
      selected={sourceOf(selection)}
      hovered={sourceOf(hovered)}
      covered={matchMedia('(max-width: 640px)').matches ? narrowDock : wideDock}
      marks={usePeerMarks()}
      onHover={hit => hover(hit?.source ?? { kind: 'none' })}
      onPick={hit => engine.selection.set(picked(hit))}
      {...events}
    />
  )
}

/** What the dock lies over, in pixels; the garment's shadow may reach under it. */
const wideDock = { top: 0, right: 0, bottom: 32, left: 0 }
const narrowDock = { top: 8, right: 0, bottom: 84, left: 0 }

const picked = (hit: StageHit | null): Selection => hit?.source ?? { kind: 'none' }

function sourceOf(what: Selection | Hit) {
  if (what.kind === 'layer') return { layer: what.layer }
  return what.kind === 'zone' ? { zone: what.zone } : null
}
