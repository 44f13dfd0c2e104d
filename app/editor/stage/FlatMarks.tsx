import { useLayoutEffect, useRef } from 'react'
import type { Hit, Panel } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { bendable, type ClothMark, drawMarks, marksAround, visibleRuns } from '../../viewer/clothMark.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import styles from './stage.module.css'
import { useStageMarks } from './useStageMarks.ts'

export interface FlatMarksProps {
  readonly surface: StageSurface
  readonly panels: readonly Panel[]
  readonly hovered: Hit
  /** A new one when the sheet has another size. */
  readonly box: object
}

/** What is lit up on the pieces: the same as on the garment. */
export function FlatMarks({ surface, panels, hovered, box }: FlatMarksProps) {
  const { artwork, engine, view } = useOpenedDesign()
  const { selectedZone, hoveredZone, marks } = useStageMarks(hovered)
  const shown = useStream(view)
  const document = useStream(engine.shown)
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (!svg.current || !box || !document) return
    const around = (zone: typeof selectedZone, tone: 'selected' | 'hovered'): readonly ClothMark[] =>
      zone ? panels.flatMap(panel => marksAround(zone, tone, artwork.panel(panel.id, shown).current(), panel)) : []
    const all = [...around(hoveredZone, 'hovered'), ...marks, ...around(selectedZone, 'selected')]
    const seen = all.map(mark => {
      const points = bendable(mark, straight).map(([x, y]) => surface.project({ panel: mark.panel, x, y }))
      return { mark, data: visibleRuns(points), rect: null }
    })
    drawMarks(svg.current, seen)
  }, [surface, panels, artwork, shown, document, selectedZone, hoveredZone, marks, box])
  return <svg ref={svg} aria-hidden="true" fill="none" strokeLinejoin="round" className={styles.marks} />
}

/** Flat cloth bends no line, in mm. */
const straight = 1e6
