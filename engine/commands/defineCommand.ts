import type { z } from 'zod'
import type { Json } from '../document/json.ts'
import type { CommandToken, Recipe } from './command.ts'
import { runRecipe } from './runRecipe.ts'

export interface CommandSpec<Payload> {
  /** `<tool>.<verb>`. Stored in saved designs, so it is never renamed. */
  readonly type: string
  readonly payload: z.ZodType<Payload>
  readonly edit: Recipe<Payload>
  /** What the log keeps for people beyond the writes, such as the name of a template. */
  note?(payload: Payload): Json
}

/** A typed token that makes commands of one type and runs them. */
export function defineCommand<Payload>(spec: CommandSpec<Payload>): CommandToken<Payload> {
  return {
    type: spec.type,
    of: payload => ({ type: spec.type, payload }),
    run(document, payload, garment) {
      const parsed = spec.payload.safeParse(payload)
      if (!parsed.success) return { kind: 'refused', reason: 'invalid-payload' }
      const run = runRecipe(document, parsed.data, { edit: spec.edit, garment })
      return run.kind === 'ran' && spec.note ? { ...run, note: spec.note(parsed.data) } : run
    },
  }
}
