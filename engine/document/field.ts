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
export interface Field<Value> {
  readonly initial: Value
  /** Records were stored before there was this field. */
  readonly cameLater?: true
  valid(value: Json): boolean
}

/**
 * A field that was added later, which older records lack. Its initial value can never change, so new records leave it
 * out too, and stay readable for clients that do not know it.
 */
export const later = <Of extends Field<unknown>>(field: Of): Of => ({ ...field, cameLater: true })

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

export const number = (initial: number, min: number, max: number): Field<number> => ({
  initial,
  valid: value => typeof value === 'number' && value >= min && value <= max,
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

/** A number that people set: its range, how a control steps through it, and the key of its label. */
export interface Measure extends Field<number> {
  /** What may be set; what may be stored can be wider, because logs are read for ever. */
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: 'mm' | 'degrees' | 'share'
  /** Among the labels of the tool that shows it. */
  readonly label: string
}

interface MeasureSpec extends Omit<Measure, 'valid' | 'initial'> {
  readonly initial?: number
  /** When it is wider than what may be set. */
  readonly stored?: readonly [min: number, max: number]
}

export function measure({ initial = 0, stored, ...row }: MeasureSpec): Measure {
  const [min, max] = stored ?? [row.min, row.max]
  return { ...row, initial, valid: value => typeof value === 'number' && value >= min && value <= max }
}

export const isMeasure = (field: Field<unknown>): field is Measure => 'unit' in field
