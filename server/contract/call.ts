import type { z } from 'zod'
import type { Right } from './console/rights.ts'

/** Below this path there are no pages and no files of the app: a missing resource is reported as JSON. */
export const apiRoot = '/api/'

/**
 * Who may make a call. `visitor`: a customer, or a guest with its secret. `admin`: the shop's staff in a session of the
 * client `console` whose second factor was passed. `staff`: the same while it may still be due.
 */
export type Access = 'public' | 'customer' | 'visitor' | 'staff' | 'admin'

/** One call of the server. Its route, the app's client, the OpenAPI file and the tests of access are made from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below the origin; parameters are written `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** What an admin must have the right to; without it the call is for owners of the shop alone. */
  readonly right?: Right
  /** One line for the API reference. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  /** The schema of a JSON body. */
  readonly body?: z.ZodType
  /** Media types of a body that may be sent as bytes. */
  readonly files?: readonly string[]
  /** The body is `multipart/form-data`. */
  readonly form?: true
  /** The schema of a JSON or text response. Without it the response is bytes, or empty. */
  readonly response?: z.ZodType
  /** 200 by default. `[200, 201]`: 201 when something was created, 200 when it already existed. */
  readonly status?: 201 | 204 | readonly [200, 201]
  /** Whether customers can make it before they accepted the terms; by default only public calls. */
  readonly beforeTerms?: boolean
  /** Leaves the call out of the API reference, because it serves a page for people. */
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

/** The parameters in the address of a call. */
export type AddressOf<C extends Call> = Part<'params', SchemaOf<C, 'params'>> & Part<'query', SchemaOf<C, 'query'>>

/** The parts of a request, as the schemas of its call accept them. */
export type RequestOf<C extends Call> = AddressOf<C> &
  Part<'headers', SchemaOf<C, 'headers'>> &
  (C extends { readonly form: true }
    ? { readonly body: FormData }
    : C extends { readonly files: readonly string[] }
      ? { readonly body: Blob | z.input<Extract<SchemaOf<C, 'body'>, z.ZodType>> }
      : Part<'body', SchemaOf<C, 'body'>>)

/** The parsed response of a call. */
export type ResponseOf<C extends Call> = z.output<Extract<SchemaOf<C, 'response'>, z.ZodType>>

/** The argument of a call; it is optional when every part is optional. */
export type CallArguments<Parts> = unknown extends Parts
  ? readonly []
  : Partial<Parts> extends Parts
    ? readonly [input?: Parts]
    : readonly [input: Parts]

/** The parts of a request that are written into its address. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** The address of a call below the origin, with its path parameters and query. */
export const addressOf = <C extends Call>(call: C, ...[input]: CallArguments<AddressOf<C>>): string =>
  fillAddress(call, input as AddressParts | undefined)

export function fillAddress(
  { path: pattern }: Pick<Call, 'path'>,
  { params = {}, query = {} }: AddressParts = {},
): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/** A version, formatted for `If-Match`. */
export const versionTag = (version: number): string => `"${version}"`

/** The parsed body of a call, as its handler gets it. */
export type BodyOf<C extends Call> = z.output<Extract<SchemaOf<C, 'body'>, z.ZodType>>
