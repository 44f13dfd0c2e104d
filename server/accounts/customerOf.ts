import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'

/** The customer who asks; routes with `access: 'customer'` let nobody else through. */
export function customerOf({ asker }: FastifyRequest): { readonly account: string; readonly session: string } {
  if (asker.kind !== 'customer') throw new Problem('not-signed-in')
  return asker
}
