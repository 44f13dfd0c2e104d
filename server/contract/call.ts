import type { z } from 'zod'

/** Below it nothing is a page or a file of the app: what is missing there is told as data. */
export const apiRoot = '/api/'

/** Who may make a call. `visitor`: a customer, or a guest with its secret. `admin`: ADMIN of the client `console`. */
export type Access = 'public' | 'customer' | 'visitor' | 'admin'

/** One call of the server. Its route, the app's client, the OpenAPI file and the tests of access are made from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the origin; what `params` fills is written `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** One sentence of the API's description. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  /** Of a body that is JSON. */
  readonly body?: z.ZodType
  /** Media types of a body that may come as bytes. */
  readonly files?: readonly string[]
  /** The body is `multipart/form-data`. */
  readonly form?: true
  /** Of an answer in JSON, or text. Without it the call answers bytes, or nothing. */
  readonly answer?: z.ZodType
  /** 200 where it says nothing. `[200, 201]`: 201 when something was made, 200 when it was there already. */
  readonly status?: 201 | 204 | readonly [200, 201]
  /** Left out of the API's description: a page for people. */
  readonly hidden?: true
}

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Defined extends Call>(call: Defined): Defined {
  return call
}

type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [name in Name]?: z.input<Schema> }
    : { readonly [name in Name]: z.input<Schema> }
  : unknown

type SchemaOf<C, Name extends keyof Call> = C extends { readonly [name in Name]: infer Schema } ? Schema : undefined

/** What fills the address of a call. */
export type AddressOf<C extends Call> = Part<'params', SchemaOf<C, 'params'>> & Part<'query', SchemaOf<C, 'query'>>

/** What a call is sent with, as its schemas take it. */
export type RequestOf<C extends Call> = AddressOf<C> &
  Part<'headers', SchemaOf<C, 'headers'>> &
  (C extends { readonly form: true }
    ? { readonly body: FormData }
    : C extends { readonly files: readonly string[] }
      ? { readonly body: Blob | z.input<Extract<SchemaOf<C, 'body'>, z.ZodType>> }
      : Part<'body', SchemaOf<C, 'body'>>)

/** What a call answers. */
export type AnswerOf<C extends Call> = z.output<Extract<SchemaOf<C, 'answer'>, z.ZodType>>

/** The argument that can be left out where nothing has to be said. */
export type Given<Parts> = unknown extends Parts
  ? readonly []
  : Partial<Parts> extends Parts
    ? readonly [given?: Parts]
    : readonly [given: Parts]

/** The parts of a request that stand in its address. */
export interface Filling {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** The address of a call below the origin, with what is said in its path and its query. */
export const addressOf = <C extends Call>(call: C, ...[given]: Given<AddressOf<C>>): string =>
  fillAddress(call, given as Filling | undefined)

export function fillAddress({ path: pattern }: Pick<Call, 'path'>, { params = {}, query = {} }: Filling = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`
}

/** A version as `If-Match` names it. */
export const versionTag = (version: number): string => `"${version}"`

/** The body of a call as its schema makes it, for whoever does what is asked. */
export type BodyOf<C extends Call> = z.output<Extract<SchemaOf<C, 'body'>, z.ZodType>>
