import { type RefObject, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { createState, type PanelId, type State, shownFabric } from '../../../engine/index.ts'
import { useNarrow } from '../../device/display.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useStream } from '../../device/useStream.ts'
import { shownModels } from '../../studio/kits/shownModels.ts'
import { useImageOf, useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { GarmentStage } from '../../viewer/GarmentStage.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import type { StageHandle } from '../../viewer/stageProps.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { PeerCursors, useShowCamera, useShowCursor } from '../people/PeerCursors.tsx'
import type { StageGestures } from './gesture/useStageGestures.ts'
import { MarqueeBox } from './overlay/MarqueeBox.tsx'
import { SelectedThing } from './overlay/SelectedThing.tsx'
import { useStageMarks } from './overlay/useStageMarks.ts'
import styles from './stage.module.css'

const StagePins = fetchedComponent(async () => (await import('../comments/StagePins.tsx')).StagePins)

export interface GarmentViewProps {
  readonly camera: RefObject<StageHandle | null>
  readonly view: StageView | 'free'
  readonly gestures: StageGestures
  /** Something else stands in its place; it stays as it is below. */
  readonly isHidden: boolean
  readonly events: {
    readonly onReady: () => void
    readonly onLost: () => void
    readonly onFailed: () => void
    readonly onTurned: () => void
    readonly onPainted: () => void
  }
}

/** The open design on the draped garment. A layer lights up under the pointer; a click selects it, a drag moves it. */
export function GarmentView({ camera, view, gestures, isHidden, events }: GarmentViewProps) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const { engine, artwork, garment, view: shownView } = useOpenedDesign()
  const shown = useStream(shownView)
  const pattern = useStream(artwork.pattern(shown))
  const document = useStream(engine.document)
  const imageOf = useImageOf()
  const artworkOf = useMemo(() => (panel: PanelId) => artwork.panel(panel, shown), [artwork, shown])
  const seen = useMemo(() => createState<{ readonly surface: StageSurface | null }>({ surface: null }), [])
  const { selectedZone, hoveredZone, marks } = useStageMarks(gestures.hovered)
  const models = shownModels({ garment, document }, shown)
  const showCursor = useShowCursor()
  const showCamera = useShowCamera()
  const { followed } = useEditorControls()
  const name = document.design.name || t('name.none')
  return (
    <div className={styles.cloth} data-cloth data-over={gestures.over} data-hidden={isHidden || undefined}>
      <GarmentStage
        ref={camera}
        models={models}
        view={view}
        label={t('stage.solidLabel', { name })}
        artworkOf={artworkOf}
        panels={pattern.panels}
        fabric={shownFabric(document, garment)}
        size={shown.size}
        imageOf={imageOf}
        selected={selectedZone}
        hovered={hoveredZone}
        covered={isNarrow ? phoneSheet : wideDock}
        marks={marks}
        onHover={gestures.hover}
        onPick={gestures.click}
        onPress={(hit, press) => gestures.press(hit, press, camera.current?.surface() ?? null)}
        onDoubleClick={gestures.doubleClick}
        // Handles have to move with the image that they lie on.
        onSeen={() => {
          flushSync(() => seen.set({ surface: camera.current?.surface() ?? null }))
          if (camera.current && followed === null) showCamera(camera.current.orbit())
        }}
        onPoint={showCursor}
        {...events}
      />
      <SolidOverlay gestures={gestures} seen={seen} />
    </div>
  )
}

/** What the dock lies over, in pixels; the garment's shadow may reach under it. */
const wideDock = { top: 0, right: 0, bottom: 32, left: 0 }
/** The edge of the sheet, and above it the room for a message. */
const phoneSheet = { top: 8, right: 0, bottom: 64, left: 0 }

export interface SolidOverlayProps {
  readonly gestures: StageGestures
  /** The cloth as the camera sees it now; a new value with every image. */
  readonly seen: State<{ readonly surface: StageSurface | null }>
}

/** Follows the camera; apart from the garment, so that a new place of a handle draws nothing else anew. */
export function SolidOverlay({ gestures, seen }: SolidOverlayProps) {
  const image = useStream(seen)
  const { surface } = image
  const { review, connection } = useOpenedDesign()
  // Known of one's own designs that the server has.
  const isReviewed = useStream(review) !== null && !connection.isGuest
  return (
    surface && (
      <>
        <MarqueeBox marquee={gestures.marquee} />
        <SelectedThing surface={surface} gestures={gestures} area={surface.size()} hasBar />
        <PeerCursors surface={surface} image={image} />
        {isReviewed && <StagePins surface={surface} />}
      </>
    )
  )
}
