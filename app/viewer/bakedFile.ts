/** Addresses that could not be read the last time. */
const failed = new Set<string>()

/**
 * Fetches what was baked and reads it. Rejects when it does not come or cannot be read: then it is fetched past every cache
 * the next time, for what failed may lie damaged there.
 */
export async function readBaked<Read>(address: string, read: (bytes: ArrayBuffer) => Promise<Read>): Promise<Read> {
  const response = await (failed.has(address) ? fetch(address, { cache: 'reload' }) : fetch(address))
  failed.add(address)
  if (!response.ok) throw new Error(`The server answers with ${response.status}.`)
  const made = await read(await response.arrayBuffer())
  failed.delete(address)
  return made
}
