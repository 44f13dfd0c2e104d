import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ImageAnswer } from '../../contract/images.ts'
import { moment } from './columns.ts'

/** What the picture library outside has answered; the same for every shop. */
export const imageAnswers = pgTable(
  'image_answers',
  {
    question: text('question').primaryKey(),
    answer: jsonb('answer').notNull().$type<ImageAnswer>(),
    askedAt: moment('asked_at').notNull(),
  },
  table => [index('image_answers_by_age').on(table.askedAt)],
)
