import { type AssetId, z } from '../../../engine/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** The pictures that the server is known to have, so that none is sent at every visit. */
export interface SentPictures {
  has(asset: AssetId): boolean
  add(asset: AssetId): void
}

const memoryName = 'kitloom-sent-pictures'
const mostKept = 500
const kept = z.array(z.string().max(64))

export function sentPictures(memory: DeviceMemory): SentPictures {
  const read = (): readonly string[] => {
    try {
      return kept.parse(JSON.parse(memory.read(memoryName) ?? '[]'))
    } catch {
      return []
    }
  }
  return {
    has: asset => read().includes(asset),
    add: asset =>
      memory.write(memoryName, JSON.stringify([asset, ...read().filter(one => one !== asset)].slice(0, mostKept))),
  }
}
