import { useMemo, useRef } from 'react'
import type { PanelArtwork, PeerPresence, Selection } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { type ClothMark, marksAround } from '../../viewer/clothMark.ts'
import { hueOf } from '../people/hueOf.ts'

/** What the others have selected, in their colours. */
export function usePeerMarks(): readonly ClothMark[] {
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
  const said = (list: readonly PeerPresence[]) =>
    JSON.stringify(list.map(({ author, selection }) => [author, selection]))
  if (said(known.current) !== said(peers)) known.current = peers
  return known.current
}

const none: readonly ClothMark[] = []

function marksOf({ author, selection }: PeerPresence, artwork: PanelArtwork): readonly ClothMark[] {
  const source = sourceOf(selection)
  if (source === null) return none
  return marksAround(source, 'peer', artwork, null).map(mark => ({ ...mark, colour: hueOf(author) }))
}

/** Zones are as large as the cloth; a frame round them would say nothing. */
const sourceOf = (selection: Selection) => (selection.kind === 'layer' ? { layer: selection.layer } : null)
