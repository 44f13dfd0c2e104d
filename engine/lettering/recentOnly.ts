/** Keeps what was asked for last. */
export interface RecentOnly<Value> {
  get(key: string, make: () => Value): Value
}

/** Holds at most `most` values and forgets the one that was not asked for longest. */
export function recentOnly<Value>(most: number): RecentOnly<Value> {
  // A Map lists its keys in the order they were set, so setting a key anew makes it the youngest.
  const values = new Map<string, Value>()
  return {
    get(key, make) {
      const known = values.get(key)
      const value = known === undefined ? make() : known
      values.delete(key)
      values.set(key, value)
      const oldest = values.keys().next().value
      if (values.size > most && oldest !== undefined) values.delete(oldest)
      return value
    },
  }
}
