import type { Database } from '../../db/database.ts'
import type { Environment } from '../../environment.ts'
import { answerMemory } from './answerMemory.ts'
import { type PixabayPictures, pixabayPictures } from './pixabayPictures.ts'

interface Given {
  readonly database: Database
  readonly now: () => number
}

/** `null` without a key. */
export const openPixabay = (
  { pixabayKey }: Pick<Environment, 'pixabayKey'>,
  { database, now }: Given,
): PixabayPictures | null =>
  pixabayKey === undefined ? null : pixabayPictures({ key: pixabayKey, memory: answerMemory(database, now), now })
