import type { DesignDocument, DraftDocument } from '../document/designDocument.ts'
import type { Json } from '../document/field.ts'
import type { Refusal } from '../document/outcome.ts'
import type { RecordWrite } from '../document/writes.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'

/** What somebody wants done, as plain JSON. */
export interface Command<Payload = unknown> {
  readonly type: string
  readonly payload: Payload
}

/** What a recipe may read beyond the document. */
export interface EditContext {
  readonly garment: GarmentPlugin
}

/** What a command does to a document, before anything is logged. */
export type Run =
  | {
      readonly kind: 'ran'
      readonly document: DesignDocument
      readonly writes: readonly RecordWrite[]
      readonly note?: Json
      /** What the log calls it, when that is not the command's own type. */
      readonly type?: string
    }
  | Refusal

/** A kind of command as the registry knows it; `defineCommand` makes it. */
export interface CommandDefinition {
  readonly type: string
  /** Refuses what it cannot read with `invalid-payload`; throws only what the recipe throws. */
  run(document: DesignDocument, payload: unknown, garment: GarmentPlugin): Run
}

/** A definition together with the maker of its commands. */
export interface CommandToken<Payload> extends CommandDefinition {
  of(payload: Payload): Command<Payload>
}

/**
 * Changes a draft as if it were the document, as recipes of immer do. Pure: nothing is read beyond its arguments. Each
 * field that it assigns is written, even where the value stays equal: "make it red" over a red that somebody else then
 * takes back has to stay red. Of a record that it puts in another's place only what differs is written. It returns why
 * it refuses, or nothing.
 */
export type Recipe<Payload> = (
  draft: DraftDocument,
  payload: Payload,
  context: EditContext,
  // biome-ignore lint/suspicious/noConfusingVoidType: a recipe that refuses nothing has no return at all.
) => Refusal | undefined | void
