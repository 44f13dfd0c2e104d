/** Name of the map of chunks in the Yjs document. Frozen, like everything that is stored. */
export const chunksName = 'log'

export interface ChunkKey {
  readonly client: number
  readonly index: number
}

const wording = /^([0-9a-z]{1,7})\.(\d{1,7})$/

/** `<client>.<n>`, the client in base 36. */
export const chunkKey = ({ client, index }: ChunkKey): string => `${client.toString(36)}.${index}`

/** `null` for what is no chunk's key, such as one written another way than `chunkKey` does. */
export function parseChunkKey(key: string | null): ChunkKey | null {
  const match = wording.exec(key ?? '')
  if (!match) return null
  const parsed = { client: Number.parseInt(match[1] ?? '', 36), index: Number(match[2]) }
  return chunkKey(parsed) === key ? parsed : null
}
