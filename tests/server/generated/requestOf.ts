import fc from 'fast-check'
import type { Call, Parameter } from '../../support/server/readCalls.ts'
import { rightValue } from './rightValues.ts'
import { wildText, wildValue } from './wildValues.ts'

export interface Request {
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

/** Generates requests of one call with valid and invalid parts. */
export function requestOf(call: Call, known: readonly string[]): fc.Arbitrary<Request> {
  const of = (place: Parameter['in']) => call.parameters.filter(parameter => parameter.in === place)
  return fc
    .record({ path: pathOf(call, of('path'), known), query: partsOf(of('query'), known), body: bodyOf(call, known) })
    .chain(({ path, query, body }) =>
      partsOf(of('header'), known).map(headers => ({
        url: path + (query.length > 0 ? `?${query.map(pair => pair.map(encoded).join('=')).join('&')}` : ''),
        headers: { ...Object.fromEntries(headers.map(([name, value]) => [name, inHeader(value)])), ...body.headers },
        ...(body.payload === undefined ? {} : { payload: body.payload }),
      })),
    )
}

/** Half a surrogate cannot be encoded in an address, and a single dot is resolved before sending. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.{1,2}$/, 'dots')
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 2000)

function pathOf({ path }: Call, parameters: readonly Parameter[], known: readonly string[]): fc.Arbitrary<string> {
  const filled = parameters.map(({ schema }) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...known.filter(word => word.length < 100)) },
      { weight: 3, arbitrary: rightValue(schema, known).map(String) },
      { weight: 1, arbitrary: wildText },
    ),
  )
  return fc.tuple(...filled).map(values => {
    const rest = [...values]
    return path.replace(/\{\w+\}/g, () => encoded(String(rest.shift() ?? '')))
  })
}

type Pair = readonly [name: string, value: string]

function partsOf(parameters: readonly Parameter[], known: readonly string[]): fc.Arbitrary<readonly Pair[]> {
  const parts = parameters.map(({ name, schema }) => {
    const versions = fc.constantFrom('"1"', '"2"', '"3"', 'W/"1"', '*', '"99999999999"')
    const right = name === 'if-match' ? versions : rightValue(schema, known).map(String)
    const value = fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wildText })
    return fc.option(
      value.map((text): Pair => [name, text]),
      { freq: 3 },
    )
  })
  return fc.tuple(...parts).map(pairs => pairs.filter(pair => pair !== null))
}

interface Body {
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

const inJson = (value: unknown): Body => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(value) ?? '',
})

const types = [
  'application/json',
  'text/plain',
  'application/octet-stream',
  'image/png',
  'text/csv',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '; ,',
]

function bodyOf({ method, body }: Call, known: readonly string[]): fc.Arbitrary<Body> {
  const none = fc.constant<Body>({ headers: {} })
  if (method === 'GET') return none
  const right = body === null ? fc.constant({}) : rightValue(body, known)
  const raw = fc.tuple(fc.constantFrom(...types), fc.oneof(wildText, fc.constant('{"__proto__":{"admin":true}}')))
  const bytes = fc.tuple(fc.constantFrom(...types), fc.uint8Array({ maxLength: 60 }))
  return fc.oneof(
    { weight: 6, arbitrary: right.map(inJson) },
    { weight: 4, arbitrary: fc.tuple(right, fc.string(), wildValue, fc.nat()).map(spoiled) },
    { weight: 1, arbitrary: wildValue.map(inJson) },
    { weight: 1, arbitrary: raw.map(([type, payload]) => ({ headers: { 'content-type': type }, payload })) },
    {
      weight: 1,
      arbitrary: bytes.map(([type, given]) => ({ headers: { 'content-type': type }, payload: Buffer.from(given) })),
    },
    { weight: 1, arbitrary: none },
  )
}

/** A valid body with one field changed, missing or added. */
function spoiled([right, name, wild, turn]: [unknown, string, unknown, number]): Body {
  if (typeof right !== 'object' || right === null || Array.isArray(right)) return inJson(wild)
  const names = Object.keys(right)
  const chosen = names[turn % Math.max(1, names.length)]
  if (chosen === undefined || turn % 5 === 0) return inJson({ ...right, [name]: wild })
  return inJson({ ...right, [chosen]: turn % 7 === 0 ? undefined : wild })
}
