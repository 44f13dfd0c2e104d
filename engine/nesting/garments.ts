import type { Table } from './layout.ts'
import type { Pair } from './pairUp.ts'

export interface Garment {
  readonly pieces: readonly number[]
  /** Garments with the same pieces, which may be turned alike, are of one type. */
  readonly type: number
}

/** The garments of a job, by the names that its pieces carry, in the order in which they come. */
export function garmentsByName(
  { kindOf, turnsOf }: Pick<Table, 'kindOf' | 'turnsOf'>,
  names: readonly (string | undefined)[],
): readonly Garment[] {
  const pieces = new Map<string | undefined, number[]>()
  for (const [piece, name] of names.entries()) pieces.set(name, [...(pieces.get(name) ?? []), piece])
  const known: string[] = []
  return [...pieces.values()].map(own => {
    const key = own.map(piece => `${kindOf[piece]}:${turnsOf[piece]}`).join(' ')
    if (!known.includes(key)) known.push(key)
    return { pieces: own, type: known.indexOf(key) }
  })
}

/** All pairs of types that can be made. */
export function pairsOf(garments: readonly Garment[]): readonly Pair[] {
  const types = [...new Set(garments.map(({ type }) => type))]
  const isTwice = (type: number) => garments.filter(garment => garment.type === type).length > 1
  return types.flatMap((a, at) => types.slice(at).flatMap((b): Pair[] => (a !== b || isTwice(a) ? [[a, b]] : [])))
}
