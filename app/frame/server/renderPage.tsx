import type { ComponentProps } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory, matchPath } from 'react-router-dom'
import type { PageRenderer, PageRequest, RenderedPage } from '../../../server/contract/pageStart.ts'
import { languages } from '../../i18n/languages.ts'
import { everyShellWord } from '../../i18n/shellWords.ts'
import { createServices, type Services } from '../../session/services.ts'
import { brandScale } from '../../session/theme.ts'
import { routeObjects } from '../../ui/routing/RoutedScreens.tsx'
import { createRouting } from '../../ui/routing/routing.ts'
import { App } from '../App.tsx'
import { routeTree } from '../routeTree.tsx'
import { type DrawnScreen, drawnScreens, type PageVisit } from './drawnScreens.tsx'
import { PageHead } from './PageHead.tsx'

/**
 * Draws a page on the server, with the same screens, words and requests as in a browser. Screens that need a browser
 * come without content, but with their shop's name, colour and icon.
 */
export const renderPage: PageRenderer = async request => {
  const services = servicesOf(request)
  const shop = await services.tenant.load()
  if (shop.kind !== 'known') return null
  const { pathname, search } = new URL(request.address, request.origin)
  const found = findScreen(pathname, new URLSearchParams(search), services)
  const drawn = found && (await draw(found, request))
  const { language, theme } = request
  const about = found && drawn ? found.screen.about(found.visit, services.words.getFixedT(language)) : null
  const isPrivate = about === null || (found?.screen.isPrivate ?? false)
  const first = drawn?.head ?? ''
  const isTitled = first.includes('<title>')
  return {
    attributes: attributesOf(request, shop.tenant.settings.homepage.theme.palette.color),
    head: first + headOf({ request, tenant: shop.tenant, path: pathname, about, isPrivate, isTitled }),
    body: drawn?.body ?? '',
    start: { tenant: shop.tenant, language, theme, isDrawn: drawn !== null, responses: responsesOf(services) },
    isRead: drawn !== null && !found?.screen.isWordless,
    modules: [`app/i18n/words/${language}.json`, ...(found?.screen.modules(language) ?? [])],
    isPrivate,
  }
}

const headOf = (page: ComponentProps<typeof PageHead>) => renderToStaticMarkup(<PageHead {...page} />)

/** The services of a browser that remembers nothing but how it shows pages. */
function servicesOf(request: PageRequest): Services {
  const memory = new Map<string, string>([
    ['lang', request.language],
    ['theme', request.theme],
  ])
  return createServices({
    page: { dataset: {}, lang: '' } as Pick<HTMLElement, 'dataset' | 'lang'>,
    tenantFromAddress: request.tenant,
    storage: () => ({ getItem: name => memory.get(name) ?? null, setItem: (name, value) => memory.set(name, value) }),
    shellWords: everyShellWord,
    fetch: address => request.fetch(address),
    random: bytes => new Uint8Array(bytes),
    newId: () => '',
    now: request.now,
  })
}

interface Found {
  readonly screen: DrawnScreen
  readonly visit: PageVisit
}

function findScreen(path: string, query: URLSearchParams, services: Services): Found | null {
  for (const screen of drawnScreens) {
    const match = matchPath(screen.path, path)
    if (match) return { screen, visit: { services, query, params: match.params } }
  }
  return null
}

/** What React puts before a screen: its title, and the images it shows first. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/

async function draw({ screen, visit }: Found, { address }: PageRequest): Promise<Pick<RenderedPage, 'head' | 'body'>> {
  await screen.request(visit)
  const history = createMemoryHistory({ initialEntries: [address] })
  const routing = createRouting(history, routeObjects(routeTree([screen], visit.services)))
  await routing.ready
  const html = renderToString(<App services={visit.services} routing={routing} fetchStudio={never} />)
  routing.dispose()
  const [head = ''] = hoisted.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

const never = () => new Promise<never>(() => {})

const responsesOf = ({ queries }: Services): RenderedPage['start']['responses'] =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data } }) => (isOk(data) ? [{ key, value: data.value }] : []))

const isOk = (data: unknown): data is { readonly value: unknown } =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'ok' && 'value' in data

/** The language and the theme, and the colours of the shop: all of them known words or `#rrggbb`. */
function attributesOf({ language, theme }: PageRequest, colour: string): string {
  const colours = Object.entries(brandScale(colour)).map(([name, value]) => `${name}:${value}`)
  return `lang="${languages[language].html}" data-theme="${theme}" style="${colours.join(';')}"`
}
