import fc from 'fast-check'
import type { Shape } from '../../support/server/readCalls.ts'
import { edges } from './wildValues.ts'

interface Known {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Generates valid values of a schema; `known` are strings such as existing ids. */
export function rightValue(shape: Shape, known: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof shape === 'boolean') return fc.jsonValue({ maxDepth: 1 })
  const schema = shape as Known
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(choice => rightValue(choice, known)))
  if (schema.type === 'object') return rightObject(schema, known)
  if (schema.type === 'array') {
    const { items = true, minItems = 0, maxItems = 4 } = schema
    const minimum = Math.min(minItems, 4)
    return fc.array(rightValue(items, known), {
      minLength: minimum,
      maxLength: Math.max(minimum, Math.min(maxItems, 4)),
    })
  }
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 1e6 } = schema
    const usual = fc.integer({ min: Math.max(minimum, -1e6), max: Math.min(maximum, 1e6) })
    const atEdges = edges.map(Number).filter(edge => edge >= minimum && edge <= maximum)
    return atEdges.length === 0 ? usual : fc.oneof({ weight: 9, arbitrary: usual }, fc.constantFrom(...atEdges))
  }
  if (schema.type === 'number') {
    return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return rightText(schema, known)
}

function rightObject({ properties = {}, required = [] }: Known, known: readonly string[]): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, rightValue(shape, known)]))
  return fc.record(model, { requiredKeys: required.filter(name => name in model) })
}

const email = fc.stringMatching(/^[a-z]{3,12}$/).map(name => `${name}@mail.example`)
const words = ['Vannak', 'ក្រុមក្រហម', 'Home kit', '07', '7', '012 999 888', 'kbach', 'mesh', 'front', 'star']

function rightText({ format, pattern, minLength = 0, maxLength = 60 }: Known, known: readonly string[]) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.filter(isUuid)), fc.uuid())
  if (format === 'date-time') {
    const [min, max] = [new Date('2026-01-01'), new Date('2027-01-01')]
    return fc.date({ min, max, noInvalidDate: true }).map(date => date.toISOString())
  }
  if (format === 'byte') return fc.oneof(mutated(known.filter(isLong)), fc.base64String({ maxLength: 80 }))
  const plain = fc.string({
    minLength: Math.min(minLength, 200),
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  })
  const texts = fc.oneof(fc.constantFrom(...words, ...known), email, plain)
  return pattern === undefined || pattern.includes('\\p') ? texts : fc.oneof(matching(pattern), texts)
}

const isUuid = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)
const isLong = (text: string) => text.length > 100

/** Patterns that fast-check cannot generate are tried with fixed words. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return fc.constantFrom(...words)
  }
}

/** A real log update with a few flipped bytes. */
const mutated = (updates: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...updates, ''), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }))
    .map(([update, turns]) => {
      const bytes = Buffer.from(update, 'base64')
      for (const [place, byte] of turns) if (bytes.length > 0) bytes[place % bytes.length] = byte
      return bytes.toString('base64')
    })
