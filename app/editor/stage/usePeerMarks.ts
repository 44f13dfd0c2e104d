import { useMemo } from 'react'
import type { PanelArtwork, PeerPresence, Selection } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { type ClothMark, marksAround } from '../../viewer/clothMark.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { hueOf } from '../topBar/hueOf.ts'

/** What the others have selected, in their colours. */
export function usePeerMarks(): readonly ClothMark[] {
  const { engine, artwork, view } = useOpenedDesign()
  const peers = useStream(engine.sync.peers)
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

const none: readonly ClothMark[] = []

function marksOf({ author, selection }: PeerPresence, artwork: PanelArtwork): readonly ClothMark[] {
  const source = sourceOf(selection)
  if (source === null) return none
  return marksAround(source, 'peer', artwork, null).map(mark => ({ ...mark, colour: hueOf(author) }))
}

/** Zones are as large as the cloth; a frame round them would say nothing. */
const sourceOf = (selection: Selection) => (selection.kind === 'layer' ? { layer: selection.layer } : null)
