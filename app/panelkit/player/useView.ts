import { useCallback } from 'react'
import type { ArtworkView, PlayerId } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useDesignAccess } from '../DesignAccess.ts'
import { sampleView, viewOfPlayer } from './playerView.ts'

export interface View {
  readonly view: ArtworkView
  /** Shows the shirt of a player on the stage, or with `null` the design on nobody. */
  show(player: PlayerId | null): void
}

/** Which version, player and size the stage shows. */
export function useView(): View {
  const { view, document } = useDesignAccess()
  const show = useCallback(
    (player: PlayerId | null) => {
      const { current } = view
      if (current().player === player) return
      view.set(player === null ? sampleView(current().version) : viewOfPlayer(document.current().players, player))
    },
    [view, document],
  )
  return { view: useStream(view), show }
}
