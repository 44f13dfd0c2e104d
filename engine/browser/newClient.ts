/** A client id for one page load: random, so that it was never used before. */
export function newClient(): number {
  const [client = 0] = crypto.getRandomValues(new Uint32Array(1))
  return client
}
