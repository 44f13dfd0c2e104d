import { z } from 'zod'
import { garmentSize } from '../garmentSizes.ts'

const line = (longest: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .max(longest, { error: 'too-long' })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-name' })

/** Somebody a customer orders for. `number` is kept as it is printed: one or two figures, Latin or Khmer; 07 is not 7. */
export const playerFields = z.strictObject({
  name: line(60).min(1, { error: 'required' }),
  number: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .regex(/^(\d{1,2}|[០-៩]{1,2})$/, { error: 'invalid-number' }),
  size: garmentSize,
  /** null: the size of the shirt. */
  shortsSize: garmentSize.nullable().default(null),
  /** null: as the design has it. */
  sleeve: z.enum(['long', 'short']).nullable().default(null),
  goalkeeper: z.boolean().default(false),
  /** What the list is grouped by; empty for whoever belongs to no team. */
  team: line(60).default(''),
})

export const player = z.object({
  id: z.uuid(),
  ...playerFields.shape,
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type PlayerFields = z.infer<typeof playerFields>
export type Player = z.infer<typeof player>
