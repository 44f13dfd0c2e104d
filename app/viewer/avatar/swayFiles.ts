import { type ClipId, readSway, type Sway } from '../../../engine/avatar/index.ts'
import { swayUrlOf } from '../../../plugins/sways.ts'

/**
 * Fetches how a garment sways along a clip; `null` for one that has no sway. Rejects when it cannot be fetched, or is no
 * sway.
 */
export async function fetchSway(model: string, clip: ClipId): Promise<Sway | null> {
  const url = swayUrlOf(model, clip)
  if (!url) return null
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`No sway could be read from ${url}: ${response.status}.`)
  // Packed without a head by which servers would take it for an encoding of theirs.
  const unpacked = response.body.pipeThrough(new DecompressionStream('deflate-raw'))
  return readSway(new Uint8Array(await new Response(unpacked).arrayBuffer()))
}
