import { useMemo, useState } from 'react'
import {
  type ArtworkView,
  type DesignDocument,
  inOrder,
  sampleView,
  type Version,
  viewOfPlayer,
} from '../../../engine/index.ts'

/** Whose shirt it is: who was chosen, else the first of the list, else a player to show. */
export function useShirt({ players: all }: DesignDocument) {
  const players = inOrder(all)
  const [chosen, choose] = useState<string | null>(null)
  const [version, setVersion] = useState<Version | null>(null)
  const player = players.find(([id]) => id === chosen)?.[0] ?? players[0]?.[0] ?? null
  const worn = useMemo((): ArtworkView => {
    const view = player === null ? sampleView('player') : viewOfPlayer(all, player)
    return version === null ? view : { ...view, version }
  }, [all, player, version])
  return { players, player, worn, choose, setVersion }
}

export type Shirt = ReturnType<typeof useShirt>
