import { deviceMemory } from '../device/deviceMemory.ts'
import { fetchShellWords } from '../i18n/words.ts'
import { readPageStart, startOfShop } from './pageStart.ts'
import { createServices, rememberedLanguage, type Services } from './services.ts'
import { tenantFromAddress } from './tenant.ts'

/** The services of a page in a real browser, for the shop and for the console. */
export async function browserServices(): Promise<Services> {
  const requested = tenantFromAddress(location.search, () => sessionStorage)
  return createServices({
    page: document.documentElement,
    tenantFromAddress: requested,
    start: startOfShop(readPageStart(document), requested),
    storage: () => localStorage,
    shellWords: await fetchShellWords(rememberedLanguage(deviceMemory(() => localStorage)).current()),
    fetch: (address, init) => fetch(address, init),
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
  })
}
