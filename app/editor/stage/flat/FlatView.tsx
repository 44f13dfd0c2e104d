import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type GarmentPlugin,
  type Hit,
  hitTest,
  type Panel,
  type PanelId,
  type Pattern,
  type Point,
  sizeChosenBy,
} from '../../../../engine/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useAreas } from '../../../viewer/areas.ts'
import { bendable, type ClothMark, drawMarks, marksAround, visibleRuns } from '../../../viewer/clothMark.ts'
import type { StageHit } from '../../../viewer/stageProps.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { PeerCursors, useShowCursor } from '../../people/PeerCursors.tsx'
import type { StageGestures } from '../gesture/useStageGestures.ts'
import { MarqueeBox } from '../overlay/MarqueeBox.tsx'
import { SelectedThing } from '../overlay/SelectedThing.tsx'
import { useStageMarks } from '../overlay/useStageMarks.ts'
import styles from '../stage.module.css'
import { FlatPiece } from './FlatPiece.tsx'
import { flatLayout } from './flatLayout.ts'
import { createFlatSurface, type SheetView } from './flatSurface.ts'
import { useBox, useSheetInput } from './useSheetInput.ts'

interface FlatViewProps {
  readonly gestures: StageGestures
  /** The garment is not beside it. */
  readonly isAlone: boolean
}

/** The pieces of the pattern side by side, as they are cut, with everything that is on them. */
export function FlatView({ gestures, isAlone }: FlatViewProps) {
  const { t } = useTranslation()
  const { artwork, view, garment } = useOpenedDesign()
  const pieceName = usePieceName(garment)
  const shown = useStream(view)
  const pattern = useStream(artwork.pattern(shown))
  const sheet = useRef<HTMLDivElement>(null)
  const box = useBox(sheet)
  // A little wider or narrower lays no piece elsewhere.
  const aspect = box.height > 0 ? Math.round((box.width / box.height) * 20) / 20 : 1.2
  const layout = useMemo(() => flatLayout(pattern.panels, aspect, pieceName), [pattern, aspect, pieceName])
  const surface = useMemo(
    () => createFlatSurface(layout, pattern.panels, () => viewOf(sheet.current)),
    [layout, pattern],
  )
  const hitAt = (at: Point): StageHit | null => {
    const spot = surface.spotAt(at)
    return spot && { ...spot, source: hitTest(artwork.panel(spot.panel, shown).current(), [spot.x, spot.y]) }
  }
  const showCursor = useShowCursor()
  const hover = (hit: StageHit | null) => {
    showCursor(hit)
    gestures.hover(hit)
  }
  const input = useSheetInput(surface, hitAt, { ...gestures, hover })
  const { width, height, pieces } = layout
  return (
    <div ref={sheet} className={styles.sheet} data-cloth>
      <FlatCaption pattern={pattern} />
      <div className={styles.cloth} data-over={gestures.over} {...input}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('stage.flatLabel')}>
          {pieces.map(piece => {
            const panel = pattern.panels.find(({ id }) => id === piece.panel)
            return (
              panel && <FlatPiece key={piece.panel} {...{ panel, piece }} name={pieceName(panel.id)} view={shown} />
            )
          })}
        </svg>
      </div>
      {box.width > 0 && (
        <>
          <FlatMarks surface={surface} panels={pattern.panels} hovered={gestures.hovered} box={box} />
          <MarqueeBox marquee={gestures.marquee} />
          <SelectedThing surface={surface} gestures={gestures} area={box} hasBar={isAlone} />
          <PeerCursors surface={surface} image={surface} />
        </>
      )}
    </div>
  )
}

/** What a piece is called in the language of the page. */
function usePieceName({ slug }: GarmentPlugin): (panel: PanelId) => string {
  const { t } = useTranslation(`garment.${slug}`)
  return useCallback(panel => t(`panels.${panel}`, { defaultValue: panel }), [t])
}

function viewOf(sheet: HTMLElement | null): SheetView {
  const drawing = sheet?.querySelector('svg')?.getScreenCTM()
  const box = sheet?.getBoundingClientRect()
  if (!drawing || !box) return { width: 0, height: 0, mmPerPixel: 1, corner: [0, 0] }
  const mmPerPixel = 1 / drawing.a
  const corner: Point = [(box.left - drawing.e) * mmPerPixel, (box.top - drawing.f) * mmPerPixel]
  return { width: box.width, height: box.height, mmPerPixel, corner }
}

/** Says in which size, or sizes, the pieces are drawn. */
function FlatCaption({ pattern }: { readonly pattern: Pattern }) {
  const { t } = useTranslation()
  const { engine, garment, view } = useOpenedDesign()
  const { player, size } = useStream(view)
  const { players } = useStream(engine.document)
  const apart = garment.playerOptions.find(
    choice => choice.kind === 'size' && pattern.panels.some(({ part }) => choice.parts.includes(part)),
  )
  const worn = player === null ? undefined : players[player]
  const shortsSize = (apart && worn && sizeChosenBy(worn, apart)) || size
  return (
    <p className={styles.caption}>
      {shortsSize === size ? t('stage.flatSize', { size }) : t('stage.flatSizes', { size, shortsSize })}
    </p>
  )
}

interface FlatMarksProps {
  readonly surface: StageSurface
  readonly panels: readonly Panel[]
  readonly hovered: Hit
  /** A new one when the sheet has another size. */
  readonly box: object
}

/** What is lit up on the pieces: the same as on the garment. */
function FlatMarks({ surface, panels, hovered, box }: FlatMarksProps) {
  const { artwork, engine, view } = useOpenedDesign()
  const { selectedZone, hoveredZone, marks } = useStageMarks(hovered)
  const shown = useStream(view)
  const document = useStream(engine.shown)
  const areas = useAreas(selectedZone !== null || hoveredZone !== null)
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (!svg.current || !box || !document) return
    const around = (zone: typeof selectedZone, tone: 'selected' | 'hovered'): readonly ClothMark[] =>
      zone
        ? panels.flatMap(panel => marksAround(zone, tone, artwork.panel(panel.id, shown).current(), panel, areas))
        : []
    const all = [...around(hoveredZone, 'hovered'), ...marks, ...around(selectedZone, 'selected')]
    const seen = all.map(mark => {
      const points = bendable(mark, straight).map(([x, y]) => surface.project({ panel: mark.panel, x, y }))
      return { mark, data: visibleRuns(points), rect: null }
    })
    drawMarks(svg.current, seen)
  }, [surface, panels, artwork, shown, document, selectedZone, hoveredZone, marks, box, areas])
  return <svg ref={svg} aria-hidden="true" fill="none" strokeLinejoin="round" className={styles.marks} />
}

/** Flat cloth bends no line, in mm. */
const straight = 1e6
