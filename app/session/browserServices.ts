import { readPageStart, startOfShop } from './pageStart.ts'
import { createServices, type Services } from './services.ts'
import { tenantFromAddress } from './tenant.ts'

/** The services of a page in a real browser, for the shop and for the console. */
export function browserServices(): Services {
  const requested = tenantFromAddress(location.search, () => sessionStorage)
  return createServices({
    page: document.documentElement,
    tenantFromAddress: requested,
    start: startOfShop(readPageStart(document), requested),
    storage: () => localStorage,
    fetch: (address, init) => fetch(address, init),
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
  })
}
