import { type RefObject, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { type ClothMark, drawMarks, marksAround } from './clothMark.ts'
import type { GarmentStageProps } from './stageProps.ts'
import type { MarkLayer } from './stageSurface.ts'
import { useStageSize } from './useStageRoot.ts'

/** Draws the marks of a stage over its image, as a camera sees them; called with every frame. */
export function useDrawnMarks(
  svg: RefObject<SVGSVGElement | null>,
  layer: MarkLayer,
  props: GarmentStageProps,
): (camera: PerspectiveCamera) => void {
  const size = useStageSize()
  const remembered = useRef(rememberMarks())
  const wasMarked = useRef(false)
  return camera => {
    const marks = remembered.current(props)
    if (!svg.current || (marks.length === 0 && !wasMarked.current)) return
    wasMarked.current = marks.length > 0
    const seen = layer.see(marks, camera, size)
    drawMarks(svg.current, seen)
    props.onSelectedSeen?.(seen.find(({ mark }) => mark.tone === 'selected')?.rect ?? null)
  }
}

type Marked = Pick<GarmentStageProps, 'selected' | 'hovered' | 'marks' | 'panels' | 'artworkOf'>

/** All marks of a stage, found anew only when what they follow from has changed: the camera asks with every frame. */
function rememberMarks(): (marked: Marked) => readonly ClothMark[] {
  let known: { readonly inputs: readonly unknown[]; readonly marks: readonly ClothMark[] } = { inputs: [], marks: [] }
  return marked => {
    const { selected, hovered, marks, panels, artworkOf } = marked
    const inputs = [selected, hovered, marks, panels, ...panels.map(({ id }) => artworkOf(id).current())]
    const same = inputs.length === known.inputs.length && inputs.every((input, index) => input === known.inputs[index])
    if (!same) known = { inputs, marks: marksOf(marked) }
    return known.marks
  }
}

/** The selection lies over everything else. */
function marksOf({ selected, hovered, marks = [], panels, artworkOf }: Marked): readonly ClothMark[] {
  const around = (source: Marked['selected'], tone: 'selected' | 'hovered') =>
    source ? panels.flatMap(panel => marksAround(source, tone, artworkOf(panel.id).current(), panel)) : []
  return [...around(hovered, 'hovered'), ...marks, ...around(selected, 'selected')]
}
