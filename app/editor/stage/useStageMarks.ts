import { useMemo } from 'react'
import type { Hit, Selection } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { ArtworkSource, ClothMark } from '../../viewer/clothMark.ts'
import { cornersOf } from './gesture/layerFrame.ts'
import { layerOnCloth } from './gesture/layersOnCloth.ts'
import { usePeerMarks } from './usePeerMarks.ts'

export interface StageMarks {
  readonly selectedZone: ArtworkSource | null
  readonly hoveredZone: ArtworkSource | null
  /** What the others have selected, and the box of the layer under the pointer. */
  readonly marks: readonly ClothMark[]
}

/** What is lit up on the cloth. The selected layer is not among it: its box has handles. */
export function useStageMarks(hovered: Hit): StageMarks {
  const design = useOpenedDesign()
  const { engine, artwork, view } = design
  const selection = useStream(engine.selection)
  const shown = useStream(view)
  const document = useStream(engine.document)
  const peers = usePeerMarks()
  const layer = hovered.kind === 'layer' ? hovered.layer : null
  const isSelected = selection.kind === 'layer' && selection.layer === layer
  const selectedZone = useZone(selection)
  const hoveredZone = useZone(hovered)
  const marks = useMemo(() => {
    const isThere = layer !== null && !isSelected && shown && artwork && layer in document.layers
    const thing = isThere ? layerOnCloth(design, layer) : null
    if (!thing) return peers
    const { frame } = thing
    return [...peers, { panel: frame.panel, line: cornersOf(frame), closed: true, tone: 'hovered' } as const]
  }, [design, artwork, peers, layer, isSelected, shown, document])
  return { selectedZone, hoveredZone, marks }
}

/** The same object as long as it is the same zone: the stage draws anew for another. */
function useZone(what: Selection | Hit): ArtworkSource | null {
  const zone = what.kind === 'zone' ? what.zone : null
  return useMemo(() => (zone === null ? null : { zone }), [zone])
}
