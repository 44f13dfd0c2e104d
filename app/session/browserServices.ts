import { createServices, type Services } from './services.ts'
import { tenantFromAddress } from './tenant.ts'

/** The services of a page in a real browser, for the shop and for the console. */
export const browserServices = (): Services =>
  createServices({
    page: document.documentElement,
    tenantFromAddress: tenantFromAddress(location.search, () => sessionStorage),
    storage: () => localStorage,
    fetch: (address, init) => fetch(address, init),
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
  })
