import type { FastifyRequest } from 'fastify'
import {
  callOffPricesCall,
  createPromotionCall,
  discardDraftCall,
  draftEffectCall,
  endPromotionCall,
  listPromotionsCall,
  publishDraftCall,
  readPriceBooksCall,
  saveDraftCall,
} from '../../contract/console/prices.ts'
import {
  changeIconCall,
  changeLogoCall,
  changeShopCall,
  largestLogo,
  readShopCall,
  removeIconCall,
} from '../../contract/console/shopSettings.ts'
import type { Database } from '../../db/database.ts'
import { expectedVersion } from '../../http/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import {
  callOffPrices,
  discardDraft,
  type PriceWork,
  publishDraft,
  readPriceBooks,
  saveDraft,
} from '../../pricing/priceDrafts.ts'
import { createPromotion, endPromotion, listPromotions } from '../../pricing/promotions.ts'
import type { Tenants } from '../../tenants/createTenants.ts'
import type { ImagePool } from '../../uploads/imagePool.ts'
import { readDraftEffect } from './draftEffect.ts'
import { serveEmailTexts } from './emailTexts.ts'
import { readLogo } from './shopLogo.ts'
import { changeImage, changeShop, readShop, showShop } from './shopSettings.ts'

interface Needed {
  readonly database: Database
  readonly tenants: Pick<Tenants, 'forget'>
  readonly images: ImagePool
  /** Milliseconds since 1970. */
  now(): number
  /** Creates a UUIDv7. */
  newId(): string
}

/** What owners change of their shop: how it looks, what it sells, and its prices. */
export function serveShop(server: KitloomServer, services: Needed): void {
  serveSettings(server, services)
  servePrices(server, services)
  serveEmailTexts(server, services)
}

function serveSettings(server: KitloomServer, { database, tenants, images }: Needed): void {
  serveCall(server, readShopCall, async ({ tenant }) =>
    showShop(await database.asTenant(tenant.id, tx => readShop(tx, tenant.id))),
  )
  serveCall(server, changeShopCall, async ({ tenant, headers, body }) => {
    const version = expectedVersion(headers)
    const changed = await database.asTenant(tenant.id, tx => changeShop(tx, tenant.id, version, body))
    tenants.forget()
    return changed
  })
  const repaint = async ({ tenant, headers }: FastifyRequest, changes: Parameters<typeof changeImage>[3]) => {
    const version = expectedVersion(headers)
    const changed = await database.asTenant(tenant.id, tx => changeImage(tx, tenant.id, version, changes))
    tenants.forget()
    return changed
  }
  server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    const image = (body: unknown) => readLogo(images, Buffer.isBuffer(body) ? body : new Uint8Array())
    const options = { bodyLimit: largestLogo }
    serveCall(
      scope as KitloomServer,
      changeLogoCall,
      async request => repaint(request, { logo: await image(request.body) }),
      options,
    )
    serveCall(
      scope as KitloomServer,
      changeIconCall,
      async request => repaint(request, { icon: await image(request.body) }),
      options,
    )
  })
  serveCall(server, removeIconCall, request => repaint(request, { icon: null }))
}

function servePrices(server: KitloomServer, { database, now, newId }: Needed): void {
  const inShop = <T>({ tenant }: FastifyRequest, act: (work: PriceWork) => Promise<T>): Promise<T> =>
    database.asTenant(tenant.id, tx => act({ tx, tenant, now: new Date(now()), newId }))
  /** Does something and says what the prices are then. */
  const books = (request: FastifyRequest, act: (work: PriceWork) => Promise<unknown> = async () => undefined) =>
    inShop(request, async work => {
      await act(work)
      return readPriceBooks(work)
    })
  const promotions = (request: FastifyRequest, act: (work: PriceWork) => Promise<unknown> = async () => undefined) =>
    inShop(request, async work => {
      await act(work)
      return listPromotions(work)
    })
  serveCall(server, readPriceBooksCall, request => books(request))
  serveCall(server, saveDraftCall, request =>
    books(request, work => saveDraft(work, request.body, expectedVersion(request.headers))),
  )
  serveCall(server, discardDraftCall, request => books(request, discardDraft))
  serveCall(server, publishDraftCall, request => {
    const { at } = request.body
    const version = expectedVersion(request.headers)
    return books(request, work => publishDraft(work, at === null ? null : new Date(at), version))
  })
  serveCall(server, callOffPricesCall, request => books(request, callOffPrices))
  serveCall(server, draftEffectCall, request => inShop(request, readDraftEffect))
  serveCall(server, listPromotionsCall, request => promotions(request))
  serveCall(server, createPromotionCall, request => promotions(request, work => createPromotion(work, request.body)))
  serveCall(server, endPromotionCall, request => promotions(request, work => endPromotion(work, request.params.code)))
}
