/** Fetches when it is first called, and once. After a failure the next call fetches anew. */
export function fetchOnce<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | null = null
  const begin = (): Promise<Value> =>
    fetch().catch((failure: unknown) => {
      fetched = null
      throw failure
    })
  return () => {
    fetched ??= begin()
    return fetched
  }
}
