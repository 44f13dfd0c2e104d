import { useMemo, useRef } from 'react'
import type { Hit, PanelArtwork, PeerPresence, Selection } from '../../../../engine/index.ts'
import { useStream } from '../../../device/useStream.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { type ArtworkSource, type ClothMark, marksAround } from '../../../viewer/clothMark.ts'
import { hueOf } from '../../people/personName.ts'
import { cornersOf } from '../gesture/layerFrame.ts'
import { layerOnCloth } from '../gesture/layersOnCloth.ts'
import { selectedLayers } from '../gesture/selectedLayers.ts'

interface StageMarks {
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
  const isSelected = layer !== null && selectedLayers(selection).includes(layer)
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

/** What the others have selected, in their colours. */
function usePeerMarks(): readonly ClothMark[] {
  const { engine, artwork, view } = useOpenedDesign()
  const peers = useSelections()
  const shown = useStream(view)
  const document = useStream(engine.document)
  return useMemo(() => {
    if (peers.length === 0) return none
    // Read anew with each document: a mark lies round the ink, which has changed with it.
    const { panels } = artwork.pattern(shown).current()
    const artworks = document && panels.map(panel => artwork.panel(panel.id, shown).current())
    return peers.flatMap(peer => artworks.flatMap(panel => marksOf(peer, panel)))
  }, [peers, artwork, shown, document])
}

/** The others by what they have selected: the same value while only their cursors move. */
function useSelections(): readonly PeerPresence[] {
  const peers = useStream(useOpenedDesign().engine.sync.peers)
  const known = useRef(peers)
  const markTexts = (list: readonly PeerPresence[]) =>
    JSON.stringify(list.map(({ author, selection }) => [author, selection]))
  if (markTexts(known.current) !== markTexts(peers)) known.current = peers
  return known.current
}

const none: readonly ClothMark[] = []

function marksOf({ author, selection }: PeerPresence, artwork: PanelArtwork): readonly ClothMark[] {
  const source = sourceOf(selection)
  if (source === null) return none
  return marksAround(source, 'peer', artwork, null, null).map(mark => ({ ...mark, colour: hueOf(author) }))
}

/** Zones are as large as the cloth; a frame round them would say nothing. */
const sourceOf = (selection: Selection) => (selection.kind === 'layer' ? { layer: selection.layer } : null)
