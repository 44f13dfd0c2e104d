import { type RefObject, useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { type Areas, useAreas } from './areas.ts'
import { type ClothMark, drawMarks, marksAround } from './clothMark.ts'
import type { GarmentStageProps } from './stageProps.ts'
import type { MarkLayer } from './stageSurface.ts'
import { useStageRoot, useStageSize } from './useStageRoot.ts'

/** Draws the marks of a stage over its image, as a camera sees them; called with every frame, and when they change. */
export function useDrawnMarks(
  svg: RefObject<SVGSVGElement | null>,
  layer: MarkLayer,
  props: GarmentStageProps,
): (camera: PerspectiveCamera) => void {
  const size = useStageSize()
  const { invalidate } = useStageRoot()
  const areas = useAreas([props.selected, props.hovered].some(source => source && 'zone' in source))
  // biome-ignore lint/correctness/useExhaustiveDependencies: with it, zones have rims.
  useEffect(() => invalidate(), [areas, invalidate])
  const remembered = useRef(rememberMarks())
  const wasMarked = useRef(false)
  return camera => {
    const marks = remembered.current(props, areas)
    if (!svg.current || (marks.length === 0 && !wasMarked.current)) return
    wasMarked.current = marks.length > 0
    const seen = layer.see(marks, camera, size)
    drawMarks(svg.current, seen)
    props.onSelectedSeen?.(seen.find(({ mark }) => mark.tone === 'selected')?.rect ?? null)
  }
}

type Marked = Pick<GarmentStageProps, 'selected' | 'hovered' | 'marks' | 'panels' | 'artworkOf'>

/** All marks of a stage, found anew only when what they follow from has changed: the camera asks with every frame. */
function rememberMarks(): (marked: Marked, areas: Areas | null) => readonly ClothMark[] {
  let known: { readonly inputs: readonly unknown[]; readonly marks: readonly ClothMark[] } = { inputs: [], marks: [] }
  return (marked, areas) => {
    const { selected, hovered, marks, panels, artworkOf } = marked
    const inputs = [areas, selected, hovered, marks, panels, ...panels.map(({ id }) => artworkOf(id).current())]
    const same = inputs.length === known.inputs.length && inputs.every((input, index) => input === known.inputs[index])
    if (!same) known = { inputs, marks: marksOf(marked, areas) }
    return known.marks
  }
}

/** The selection lies over everything else. */
function marksOf(
  { selected, hovered, marks = [], panels, artworkOf }: Marked,
  areas: Areas | null,
): readonly ClothMark[] {
  const around = (source: Marked['selected'], tone: 'selected' | 'hovered') =>
    source ? panels.flatMap(panel => marksAround(source, tone, artworkOf(panel.id).current(), panel, areas)) : []
  return [...around(hovered, 'hovered'), ...marks, ...around(selected, 'selected')]
}
