import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { serveAccounts } from './accounts/serveAccounts.ts'
import { servePeople } from './console/people/servePeople.ts'
import { serveConsole } from './console/serveConsole.ts'
import { serveShop } from './console/shop/serveShop.ts'
import { serveContact } from './contact/serveContact.ts'
import { serveAllDesigns } from './designs/serveAllDesigns.ts'
import { authenticateRequests, requireAccess } from './http/access.ts'
import { allowFrames } from './http/allowFrames.ts'
import { describeApi, serveDocs } from './http/apiDocs.ts'
import { handleErrors, refuseAddress } from './http/handleErrors.ts'
import { loggerOf } from './http/logging.ts'
import { refuseNul } from './http/refuseNul.ts'
import { bodyLimits, timeouts } from './http/requestLimits.ts'
import { compressResponses, endConnections, secureResponses } from './http/responses.ts'
import { serveApp } from './http/serveApp.ts'
import { compileValidator } from './http/serveCall.ts'
import { serveHealth } from './http/serveHealth.ts'
import { serveImages } from './images/serveImages.ts'
import { limitAccounts, limitAddresses } from './limits/limitRequests.ts'
import { elseInMemory } from './limits/limits.ts'
import { serveOutbox } from './mail/serveOutbox.ts'
import { serveMetrics } from './metrics/metrics.ts'
import { serveInvoices } from './orders/invoice/serveInvoices.ts'
import { serveSelfEntry } from './orders/selfEntry/serveSelfEntry.ts'
import { serveOrders } from './orders/serveOrders.ts'
import { serveShopOrders } from './orders/serveShopOrders.ts'
import { serveSlips } from './orders/slips/serveSlips.ts'
import { createPages } from './pages/createPages.ts'
import { servePlayers } from './players/servePlayers.ts'
import { servePricing } from './pricing/servePricing.ts'
import { serveHandoffs } from './production/handoffs/serveHandoffs.ts'
import { serveSuppliers } from './production/handoffs/serveSuppliers.ts'
import { serveSupplierList } from './production/handoffs/supplierList.ts'
import { servePacks } from './production/servePacks.ts'
import { serveResources } from './resources/serveResources.ts'
import { serveRooms } from './rooms/serveRooms.ts'
import type { Services } from './services.ts'
import { serveTenants } from './tenants/serveTenants.ts'
import { serveUploads } from './uploads/serveUploads.ts'
import { serveWebhooks } from './webhooks/serveWebhooks.ts'

/** Creates the whole server. Tests call `inject` on it; only `main.ts` listens. */
export async function createServer(services: Services): Promise<FastifyInstance> {
  const server = fastify({
    logger: loggerOf(services.logging),
    genReqId: () => services.newId(),
    bodyLimit: bodyLimits.form,
    frameworkErrors: refuseAddress,
    ...timeouts,
    // An empty array would still count as a setting.
    trustProxy: services.trustedProxies.length > 0 ? [...services.trustedProxies] : false,
  })
  server.setValidatorCompiler(compileValidator)
  server.setSerializerCompiler(serializerCompiler)
  endConnections(server)
  await secureResponses(server)
  allowFrames(server, services)
  await compressResponses(server)
  await describeApi(server, services)
  handleErrors(server)
  serveHealth(server, services)
  serveMetrics(server, services)
  const limits = elseInMemory(services.limits, services.now)
  // These routes belong to a shop and are guarded.
  await server.register(async scope => {
    const shop = scope.withTypeProvider<ZodTypeProvider>()
    limitAddresses(shop, limits)
    refuseNul(shop)
    authenticateRequests(shop, services)
    limitAccounts(shop, limits)
    requireAccess(shop)
    serveDocs(shop)
    serveTenants(shop, services)
    serveAllDesigns(shop, services)
    serveOrders(shop, services)
    serveSelfEntry(shop, { ...services, limits })
    serveShopOrders(shop, services)
    serveInvoices(shop, { ...services, limits })
    serveSlips(shop, { ...services, limits })
    serveWebhooks(shop, { ...services, limits })
    servePacks(shop, services)
    serveHandoffs(shop, services)
    serveSupplierList(shop, services)
    serveSuppliers(shop, { ...services, limits })
    serveConsole(shop, services)
    servePeople(shop, { ...services, limits })
    serveShop(shop, services)
    servePlayers(shop, services)
    servePricing(shop, services)
    serveAccounts(shop, services)
    serveContact(shop, services)
    serveOutbox(shop, services)
    serveUploads(shop, services)
    serveImages(shop, services)
    serveRooms(shop, services)
    serveResources(shop, services)
  })
  await serveApp(server, services, createPages(server, services))
  return server
}
