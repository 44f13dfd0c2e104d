/** Addresses that could not be read the last time. */
const failed = new Set<string>()
const underWay = new Map<string, Promise<ArrayBuffer>>()

/**
 * Starts to fetch a file that will be read soon. A size behind `#` in the address is ignored. Resolves when the file is here
 * or cannot be had; then `readBaked` reports the error.
 */
export function fetchBakedAhead(address: string): Promise<void> {
  const [file = ''] = address.split('#')
  if (failed.has(file)) return Promise.resolve()
  const fetching = underWay.get(file) ?? fetchWhole(file)
  underWay.set(file, fetching)
  return fetching.then(
    () => {},
    () => {},
  )
}

async function fetchWhole(address: string, cache?: RequestCache): Promise<ArrayBuffer> {
  const response = await fetch(address, cache && { cache })
  if (!response.ok) throw new Error(`The server answers with ${response.status}.`)
  return response.arrayBuffer()
}

function fetchBaked(address: string): Promise<ArrayBuffer> {
  if (failed.has(address)) return fetchWhole(address, 'reload')
  const begun = underWay.get(address)
  underWay.delete(address)
  return begun ?? fetchWhole(address)
}

/**
 * Fetches what was baked and reads it. Rejects when it does not come or cannot be read: then it is fetched past every cache
 * the next time, for what failed may lie damaged there.
 */
export async function readBaked<Read>(address: string, read: (bytes: ArrayBuffer) => Promise<Read>): Promise<Read> {
  try {
    const made = await read(await fetchBaked(address))
    failed.delete(address)
    return made
  } catch (error) {
    failed.add(address)
    throw error
  }
}
