import { expect, it } from 'vitest'
import { authorId } from '../../engine/index.ts'
import { createPeers } from '../../engine/sync/peers.ts'

const camera = { azimuth: 1.5, elevation: 0.2, zoom: 2, pan: [0.1, -0.1] as const }

it('[S10] takes nothing from a peer whose camera or tool makes no sense', () => {
  const peers = createPeers({ peer: 1, author: authorId('x'), name: 'X' }, () => 0)
  const hostile = [{ ...camera, zoom: '2' }, { ...camera, pan: [1] }, { ...camera, azimuth: 1e300 }, [], 'front', null]
  for (const bad of hostile) {
    peers.received(2, { author: 'y', camera: bad as never, tool: { id: 'text' } })
    expect(peers.state.current()).toMatchObject([{ camera: null, tool: null }])
  }
})
