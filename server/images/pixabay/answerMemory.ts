import { eq, lt } from 'drizzle-orm'
import type { ImageAnswer } from '../../contract/images.ts'
import type { Database } from '../../db/database.ts'
import { imageAnswers } from '../../db/schema/assets.ts'

/** Answers of others that may be given again for a while. */
export interface AnswerMemory {
  /** `null` for what was never asked, or too long ago. */
  recall(question: string): Promise<ImageAnswer | null>
  remember(question: string, answer: ImageAnswer): Promise<void>
}

/** Pixabay asks that searches are kept for a day. */
const aDay = 24 * 60 * 60 * 1000

export function answerMemory(database: Database, now: () => number): AnswerMemory {
  return {
    recall: question =>
      database.asHouse(async tx => {
        const [row] = await tx.select().from(imageAnswers).where(eq(imageAnswers.question, question))
        return row && row.askedAt.getTime() > now() - aDay ? row.answer : null
      }),
    remember: (question, answer) =>
      database.asHouse(async tx => {
        const askedAt = new Date(now())
        await tx.delete(imageAnswers).where(lt(imageAnswers.askedAt, new Date(now() - aDay)))
        await tx
          .insert(imageAnswers)
          .values({ question, answer, askedAt })
          .onConflictDoUpdate({ target: imageAnswers.question, set: { answer, askedAt } })
      }),
  }
}
