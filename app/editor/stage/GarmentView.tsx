import { type RefObject, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { createState, meshesOf, type PanelId, type State, shownOptions } from '../../../engine/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import { useNarrow } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign, usePictureOf } from '../../studio/OpenDesignContext.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import type { StageHandle } from '../../viewer/stageProps.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { PeerCursors, useShowCursor } from '../people/PeerCursors.tsx'
import type { StageHands } from './gesture/useStageHands.ts'
import { SelectionOverlay } from './overlay/SelectionOverlay.tsx'
import { useStageMarks } from './overlay/useStageMarks.ts'
import styles from './stage.module.css'

export interface GarmentViewProps {
  readonly camera: RefObject<StageHandle | null>
  readonly view: StageView | 'free'
  readonly hands: StageHands
  readonly events: {
    readonly onReady: () => void
    readonly onLost: () => void
    readonly onFailed: () => void
    readonly onTurned: () => void
    readonly onPainted: () => void
  }
}

/** The open design on the draped garment. What one points at lights up, a click selects it, a drag moves it. */
export function GarmentView({ camera, view, hands, events }: GarmentViewProps) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const { engine, artwork, garment, view: shownView } = useOpenedDesign()
  const shown = useStream(shownView)
  const pattern = useStream(artwork.pattern(shown))
  const document = useStream(engine.document)
  const pictureOf = usePictureOf()
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, shown), [artwork, shown])
  const seen = useMemo(() => createState<{ readonly surface: StageSurface | null }>({ surface: null }), [])
  const { selectedZone, hoveredZone, marks } = useStageMarks(hands.hovered)
  const player = (shown.player && document.players[shown.player]) ?? null
  const models = meshesOf(garment, shownOptions({ document, garment }, shown.version, player)).flatMap(
    mesh => modelUrls[mesh] ?? [],
  )
  const showCursor = useShowCursor()
  const name = document.design.name || t('name.none')
  return (
    <div className={styles.cloth} data-cloth data-over={hands.hovered.kind}>
      <GarmentStage
        ref={camera}
        models={models}
        view={view}
        label={t('stage.solidLabel', { name })}
        artworkOf={artworkOf}
        panels={pattern.panels}
        pictureOf={pictureOf}
        selected={selectedZone}
        hovered={hoveredZone}
        covered={isNarrow ? phoneSheet : wideDock}
        marks={marks}
        onHover={hands.hover}
        onPick={hands.click}
        onPress={(hit, press) => hands.press(hit, press, camera.current?.surface() ?? null)}
        onDoubleClick={hands.doubleClick}
        // Handles have to move with the picture that they lie on.
        onSeen={() => flushSync(() => seen.set({ surface: camera.current?.surface() ?? null }))}
        onPoint={showCursor}
        {...events}
      />
      <SolidOverlay hands={hands} seen={seen} />
    </div>
  )
}

/** What the dock lies over, in pixels; the garment's shadow may reach under it. */
const wideDock = { top: 0, right: 0, bottom: 32, left: 0 }
/** The edge of the sheet, and above it the room for a message. */
const phoneSheet = { top: 8, right: 0, bottom: 64, left: 0 }

export interface SolidOverlayProps {
  readonly hands: StageHands
  /** The cloth as the camera sees it now; a new value with every picture. */
  readonly seen: State<{ readonly surface: StageSurface | null }>
}

/** Follows the camera; apart from the garment, so that a new place of a handle draws nothing else anew. */
export function SolidOverlay({ hands, seen }: SolidOverlayProps) {
  const picture = useStream(seen)
  const { surface } = picture
  return (
    surface && (
      <>
        <SelectionOverlay surface={surface} hands={hands} room={surface.size()} hasBar />
        <PeerCursors surface={surface} picture={picture} />
      </>
    )
  )
}
