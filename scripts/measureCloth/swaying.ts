import { existsSync, readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import {
  type ClipId,
  clothBoxOf,
  fitSway,
  readSway,
  spreaderOf,
  spreadSway,
  swayAt,
} from '../../engine/avatar/index.ts'
import { swayFile } from '../../plugins/swayingMeshes.ts'
import type { Surface } from './surface.ts'

/** The surface as it sways when a share of the clip is over; as it hangs where no sway is baked. */
export function swaying(mesh: string, clip: ClipId, surface: Surface, skin: Surface): (share: number) => Surface {
  const path = `plugins/garments/${swayFile(mesh, clip)}`
  if (!existsSync(path)) return () => surface
  const baked = readSway(inflateRawSync(readFileSync(path)))
  const weights = {
    bones: Uint8Array.from(surface.bones),
    shares: Uint8Array.from(surface.shares, share => Math.round(share * 255)),
  }
  const spread = spreaderOf(baked, clothBoxOf(surface.positions))({ positions: surface.positions, weights })
  const sway = toTheEnd(fitSway(baked, [{ positions: surface.positions, spread }], skin))
  const [coarse, fine] = [new Float32Array(sway.mean.length), new Float32Array(surface.positions.length)]
  return share => {
    swayAt(sway, share, coarse)
    spreadSway(spread, coarse, fine)
    return { ...surface, positions: surface.positions.map((value, at) => value + (fine[at] ?? 0)) }
  }
}

/** What a piece of work comes to that a page does bit by bit. */
function toTheEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
