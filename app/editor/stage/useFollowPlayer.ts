import { useEffect } from 'react'
import { sampleView, viewOfPlayer } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Keeps the stage with the shown player: another size, a goalkeeper's kit, or the sample once he is gone. */
export function useFollowPlayer(): void {
  const { engine, view } = useOpenedDesign()
  const { players } = useStream(engine.document)
  useEffect(() => {
    const seen = view.current()
    if (seen.player === null) return
    const next = players[seen.player] ? viewOfPlayer(players, seen.player) : sampleView(seen.version)
    const isSame = next.version === seen.version && next.player === seen.player && next.size === seen.size
    if (!isSame) view.set(next)
  }, [players, view])
}
