import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Access } from '../contract/call.ts'
import type { Right } from '../contract/console/rights.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import type { Principal } from './principal.ts'

/** The server that rooms register their routes on: schemas are zod's, and every route declares its access. */
export type KitloomServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    /** The shop of the request. */
    tenant: Tenant
    principal: Principal
  }
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start with a route that lacks it. */
    access?: Access
    /** What an admin must have the right to. */
    right?: Right
    /** Whether customers may call it before they accepted the terms. */
    beforeTerms?: boolean
  }
}
