import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Tenant } from '../db/schema/tenants.ts'
import type { Access, Principal } from './principal.ts'

/** What a room's routes are served on: schemas are zod's, every route says who may ask. */
export type KitloomServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    /** The shop that is asked. */
    tenant: Tenant
    principal: Principal
  }
  interface FastifyContextConfig {
    /** Who may ask; a route without it refuses to start. */
    access?: Access
  }
}
