/** Addresses that could not be read the last time. */
const failed = new Set<string>()
const underWay = new Map<string, Promise<Response>>()

/** Starts to fetch a file that will be read soon. A size behind `#` in the address is ignored. */
export function fetchBakedAhead(address: string): void {
  const [file = ''] = address.split('#')
  if (underWay.has(file) || failed.has(file)) return
  const fetching = fetch(file)
  underWay.set(file, fetching)
  // If this fails, `readBaked` reports the error.
  fetching.catch(() => {})
}

function fetchBaked(address: string): Promise<Response> {
  if (failed.has(address)) return fetch(address, { cache: 'reload' })
  const begun = underWay.get(address)
  underWay.delete(address)
  return begun ?? fetch(address)
}

/**
 * Fetches what was baked and reads it. Rejects when it does not come or cannot be read: then it is fetched past every cache
 * the next time, for what failed may lie damaged there.
 */
export async function readBaked<Read>(address: string, read: (bytes: ArrayBuffer) => Promise<Read>): Promise<Read> {
  const response = await fetchBaked(address)
  failed.add(address)
  if (!response.ok) throw new Error(`The server answers with ${response.status}.`)
  const made = await read(await response.arrayBuffer())
  failed.delete(address)
  return made
}
