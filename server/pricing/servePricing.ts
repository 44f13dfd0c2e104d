import { quoteCall, readPricesCall } from '../contract/pricing/prices.ts'
import type { Database } from '../db/database.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { bodyLimits } from '../http/requestLimits.ts'
import { serveCall } from '../http/serveCall.ts'
import { pricesOfOffered, readPublishedBook } from './priceBooks.ts'
import { priceTable } from './prices.ts'
import { quoteOrder } from './quoteOrder.ts'

interface Needed {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
}

/** `GET /api/pricing`: the public price list; `POST /api/pricing/quote`: the price of an order, line by line. */
export function servePricing(server: KitloomServer, { database, now }: Needed): void {
  const readBook = async ({ id, settings }: Pick<Tenant, 'id' | 'settings'>) =>
    pricesOfOffered(await database.asTenant(id, tx => readPublishedBook(tx, new Date(now()))), settings.productTypes)

  serveCall(server, readPricesCall, async ({ tenant }, reply) => {
    if (!tenant.settings.prices.shown) throw new Problem('not-found', { detail: 'This shop gives prices on request.' })
    reply.header('cache-control', 'no-cache')
    return priceTable(await readBook(tenant))
  })

  serveCall(server, quoteCall, async ({ tenant, body }) => quoteOrder(await readBook(tenant), body, now()), {
    bodyLimit: bodyLimits.quote,
  })
}
