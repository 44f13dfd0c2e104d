/** Numbers from 0 to 1 that look random and are the same for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** In place, with a given source of randomness. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [a, b] = [items[index], items[other]]
    if (a === undefined || b === undefined) continue
    items[index] = b
    items[other] = a
  }
}
