import type { TFunction } from 'i18next'
import { EditorSkeleton } from '../../editor/EditorSkeleton.tsx'
import type { Language } from '../../i18n/languages.ts'
import { addWords } from '../../i18n/words.ts'
import { About, Careers } from '../../screens/company/CompanyPages.tsx'
import { Credits } from '../../screens/credits/Credits.tsx'
import { SignIn } from '../../screens/entrance/SignIn.tsx'
import { SignUp } from '../../screens/entrance/SignUp.tsx'
import { Home } from '../../screens/home/Home.tsx'
import { Privacy, Terms } from '../../screens/legal/LegalPages.tsx'
import { Pricing } from '../../screens/pricing/Pricing.tsx'
import { Products } from '../../screens/products/Products.tsx'
import { QuickStart } from '../../screens/quickstart/QuickStart.tsx'
import { knownShown, sourceOf } from '../../screens/sharedDesign/knownShown.ts'
import { SharedSkeleton } from '../../screens/sharedDesign/SharedSkeleton.tsx'
import { fetchShown } from '../../screens/sharedDesign/sharedCalls.ts'
import en from '../../screens/sharedDesign/words/en.json' with { type: 'json' }
import kh from '../../screens/sharedDesign/words/kh.json' with { type: 'json' }
import { Store } from '../../screens/store/Store.tsx'
import { readStoreAddress } from '../../screens/store/storeAddress.ts'
import { listStore, storeKey } from '../../screens/store/storeCalls.ts'
import { pricesKey, readPrices } from '../../session/prices.ts'
import { designableTypes, sellsSoccerKits, slugOf } from '../../session/products.ts'
import type { Services } from '../../session/services.ts'
import { nameOfTenant } from '../../session/tenant.ts'
import type { ScreenRoute } from '../screenRoute.ts'
import { editorModules, facesOf, sharedModules } from './fetchedModules.ts'

/** What a screen is drawn for: a shop that is known, at an address. */
export interface PageVisit {
  readonly services: Services
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
}

/** What a page says of itself to search engines and messengers. */
export interface PageAbout {
  readonly description: string
  /** `null` where the title of the page says it. */
  readonly title?: string | null
  /** The address of the design's own image, below the origin. */
  readonly thumbnail?: string | null
}

/** A screen that the server draws too. */
export interface DrawnScreen extends ScreenRoute {
  /** The page has no text before its scripts have run, so its faces are fetched after them. */
  readonly isWordless?: boolean
  /** The modules that it fetches, as the build names them. */
  modules(language: Language): readonly string[]
  readonly isPrivate?: boolean
  /** Requests what the screen shows first. */
  request(visit: PageVisit): Promise<unknown>
  /** After it was drawn, when its words are there. `null` when there is nothing at this address. */
  about(visit: PageVisit, t: TFunction): PageAbout | null
}

const page = (path: string, module: string, Screen: React.ComponentType): Omit<DrawnScreen, 'request' | 'about'> => ({
  path,
  modules: language => [...facesOf(language), module],
  access: 'public',
  layout: 'public',
  load: async () => Screen,
})

const tenantOf = ({ services }: PageVisit) => {
  const now = services.tenant.state.current()
  return now.kind === 'known' ? now.tenant : null
}

async function requestPrices(visit: PageVisit): Promise<void> {
  const { queries, client } = visit.services
  if (!tenantOf(visit)?.settings.prices.shown) return
  await queries.prefetchQuery({ queryKey: pricesKey, queryFn: () => readPrices(client) })
}

async function requestStore(visit: PageVisit): Promise<void> {
  const { queries, client } = visit.services
  const filter = readStoreAddress(visit.query)
  const designs = queries.prefetchQuery({ queryKey: storeKey(filter), queryFn: () => listStore(client, filter) })
  await Promise.all([designs, requestPrices(visit)])
}

function sharedScreen(path: string): DrawnScreen {
  return {
    path,
    modules: language => [...facesOf(language), ...sharedModules(language)],
    access: 'public',
    layout: 'none',
    // Only a browser has a studio; until it is there, everybody sees this.
    studio: <SharedSkeleton />,
    load: async () => SharedSkeleton,
    request: ({ services, params }) => fetchShown(services, sourceOf(params)),
    about({ services, params }, t) {
      const shown = knownShown(services, sourceOf(params))
      if (!shown) return null
      addWords(services.words, 'sharedDesign', { en, kh })
      const product = t(`app:product.${shown.productType}`)
      return {
        title: shown.name || product,
        description: t('sharedDesign:about', { product }),
        thumbnail: shown.thumbnail,
      }
    },
  }
}

/** A page that asks for nothing: somebody reads it. */
const readingScreen = (
  path: string,
  module: string,
  Screen: React.ComponentType,
  leadOf: (t: TFunction, shop: string) => string,
): DrawnScreen => ({
  ...page(path, module, Screen),
  request: async () => {},
  about(visit, t) {
    const tenant = tenantOf(visit)
    return tenant && { description: leadOf(t, nameOfTenant(tenant, visit.services.language.current())) }
  },
})

/** The frame of a form: only the browser knows whether somebody is signed in already. */
const entranceScreen = (path: string, module: string, Screen: React.ComponentType): DrawnScreen => ({
  ...page(path, module, Screen),
  layout: 'none',
  isWordless: true,
  request: async () => {},
  about: () => null,
})

/** The frame of an editor, whose design only the browser knows. */
function editorScreen(path: string): DrawnScreen {
  return {
    path,
    isWordless: true,
    modules: language => editorModules(path, language),
    access: 'public',
    layout: 'none',
    studio: <EditorSkeleton />,
    load: async () => EditorSkeleton,
    request: async () => {},
    about: () => null,
  }
}

const companyPages = 'app/screens/company/CompanyPages.tsx'
const legalPages = 'app/screens/legal/LegalPages.tsx'

/** What the server draws: the pages that people find and send each other. */
export const drawnScreens: readonly DrawnScreen[] = [
  {
    ...page('/', 'app/screens/home/Home.tsx', Home),
    request: requestPrices,
    about(visit, t) {
      const tenant = tenantOf(visit)
      const hasKits = tenant === null || sellsSoccerKits(tenant)
      return { description: hasKits ? t('home:hero.lead') : t('home:shopHero.leadReady') }
    },
  },
  {
    ...page('/products', 'app/screens/products/Products.tsx', Products),
    request: requestPrices,
    about: (_, t) => ({ description: t('products:lead') }),
  },
  {
    ...page('/store', 'app/screens/store/Store.tsx', Store),
    request: requestStore,
    about: (_, t) => ({ description: t('store:ordering') }),
  },
  {
    ...page('/pricing', 'app/screens/pricing/Pricing.tsx', Pricing),
    request: requestPrices,
    about: (_, t) => ({ description: t('pricing:lead') }),
  },
  {
    ...page('/quickstart', 'app/screens/quickstart/QuickStart.tsx', QuickStart),
    request: async () => {},
    about: (_, t) => ({ description: t('quickstart:lead') }),
  },
  readingScreen('/about', companyPages, About, (t, shop) => t('company:about.lead', { shop })),
  readingScreen('/careers', companyPages, Careers, (t, shop) => t('company:careers.lead', { shop })),
  readingScreen('/privacy', legalPages, Privacy, (t, shop) => t('legal:privacy.lead', { shop })),
  readingScreen('/terms', legalPages, Terms, (t, shop) => t('legal:terms.lead', { shop })),
  readingScreen('/credits', 'app/screens/credits/Credits.tsx', Credits, t => t('credits:lead')),
  entranceScreen('/auth/signin', 'app/screens/entrance/SignIn.tsx', SignIn),
  entranceScreen('/auth/signup', 'app/screens/entrance/SignUp.tsx', SignUp),
  { ...sharedScreen('/design/preview/:uuid'), isPrivate: true },
  sharedScreen('/store/:published'),
  ...designableTypes.map(type => editorScreen(`/design/${slugOf(type)}`)),
]
