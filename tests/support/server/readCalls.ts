import type { TestServer } from './openTestServer.ts'

export type Shape = boolean | { readonly [keyword: string]: unknown }

/** One call of the OpenAPI file. */
export interface Call {
  /** `POST /api/designs/{id}/log` */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: 'public' | 'visitor' | 'customer' | 'staff' | 'admin'
  readonly parameters: readonly Parameter[]
  /** The JSON schema of the body, or null. */
  readonly body: Shape | null
}

export interface Parameter {
  readonly in: 'path' | 'query' | 'header'
  readonly name: string
  readonly required?: boolean
  readonly schema: Shape
}

interface Described {
  readonly 'x-access': Call['access']
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Shape }>> }
}

/** Every call in the OpenAPI file. */
export async function readCalls(api: TestServer): Promise<readonly Call[]> {
  const { paths } = (await api.get('/api/docs/openapi.json')).json()
  return Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, call]) => {
      const method = verb.toUpperCase() as Call['method']
      return {
        name: `${method} ${path}`,
        method,
        path,
        access: call['x-access'],
        parameters: call.parameters ?? [],
        body: call.requestBody?.content['application/json']?.schema ?? null,
      }
    }),
  )
}
