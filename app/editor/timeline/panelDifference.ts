import { distinctUntilChanged, map, merge } from 'rxjs'
import { artworkDifference, type PanelArtwork, type State } from '../../../engine/index.ts'

/** A panel by what it was before: computed anew when either of them changes. */
export function panelDifference(before: State<PanelArtwork>, now: State<PanelArtwork>): State<PanelArtwork> {
  let known: { readonly of: readonly [PanelArtwork, PanelArtwork]; readonly value: PanelArtwork } | null = null
  const current = (): PanelArtwork => {
    const [old, shown] = [before.current(), now.current()]
    if (known?.of[0] !== old || known.of[1] !== shown) {
      known = { of: [old, shown], value: artworkDifference(old, shown) }
    }
    return known.value
  }
  return { current, changes$: merge(before.changes$, now.changes$).pipe(map(current), distinctUntilChanged()) }
}
