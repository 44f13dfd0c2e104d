import { avg, count, inArray } from 'drizzle-orm'
import { ratings } from '../../db/schema/designShares.ts'
import type { DesignWork } from '../designWork.ts'

export interface Rated {
  /** Of 1 to 5, to one place; null while nobody has rated. */
  readonly average: number | null
  readonly count: number
}

/** How designs were rated, by their ids. */
export async function ratingsOf({ tx }: DesignWork, ids: readonly string[]): Promise<(id: string) => Rated> {
  if (ids.length === 0) return () => ({ average: null, count: 0 })
  const rows = await tx
    .select({ id: ratings.designId, average: avg(ratings.rating), count: count() })
    .from(ratings)
    .where(inArray(ratings.designId, [...ids]))
    .groupBy(ratings.designId)
  const found = new Map(rows.map(({ id, average, count }) => [id, { average: rounded(Number(average)), count }]))
  return id => found.get(id) ?? { average: null, count: 0 }
}

const rounded = (average: number) => Math.round(average * 10) / 10
