/** What the log can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * One field of a record: what shows when nothing is written, and which written values can be shown.
 * A value that is not valid here stays in the log and shows the initial value instead, so that
 * yesterday's tab and today's server keep the same log.
 */
interface Field<Value> {
  readonly initial: Value
  valid(value: Json): boolean
}

export type FieldTable = { readonly [field: string]: Field<unknown> }

/** The record that a table of fields describes. */
export type FieldsOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never
}

export const flag = (initial: boolean): Field<boolean> => ({ initial, valid: value => typeof value === 'boolean' })

/** Text of at most `longest` UTF-16 units. */
export const text = (initial: string, longest: number): Field<string> => ({
  initial,
  valid: value => typeof value === 'string' && value.length <= longest,
})

export const number = (initial: number, least: number, most: number): Field<number> => ({
  initial,
  valid: value => typeof value === 'number' && value >= least && value <= most,
})

export const choice = <Value extends string>(initial: Value, values: readonly Value[]): Field<Value> => ({
  initial,
  valid: value => values.includes(value as Value),
})

/** `null` means unset or inherited; it is what shows when nothing is written. */
export const nullable = <Value>(field: Field<Value>): Field<Value | null> => ({
  initial: null,
  valid: value => value === null || field.valid(value),
})

export const shaped = <Value>(initial: Value, valid: (value: Json) => boolean): Field<Value> => ({ initial, valid })
