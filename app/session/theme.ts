import { contrastOf, hexOf, oklchOf } from '../../engine/colour/index.ts'
import type { State } from '../../engine/streams/index.ts'
import { type Theme, themes } from '../../server/contract/pageStart.ts'
import { manifestCall } from '../../server/contract/whoami.ts'
import type { TenantState } from './tenant.ts'

export { type Theme, themes }

/** Puts the theme and the language on the page, now and whenever they change. */
export function dressPage(page: Pick<HTMLElement, 'dataset' | 'lang'>, theme: State<Theme>, lang: State<string>): void {
  const dress = () => {
    page.dataset.theme = theme.current()
    page.lang = lang.current()
  }
  dress()
  theme.changes$.subscribe(dress)
  lang.changes$.subscribe(dress)
}

/** Puts the shop's colour, its icon and what it is installed with on the page, now and whenever they change. */
export function applyTenantTheme(
  page: Document,
  tenant: State<TenantState>,
  withTenant: (address: string) => string,
): void {
  const dress = () => {
    const now = tenant.current()
    if (now.kind !== 'known') return
    const { color } = now.tenant.settings.homepage.theme.palette
    for (const [name, value] of Object.entries(brandScale(color))) page.documentElement.style.setProperty(name, value)
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
    const icon = page.querySelector('link[rel="icon"]')
    const address = withTenant(now.tenant.icon)
    // Browsers fetch and draw an icon again that is set again.
    if (icon?.getAttribute('href') !== address) icon?.setAttribute('href', address)
    if (page.querySelector('link[rel="manifest"]')) return
    const manifest = Object.assign(page.createElement('link'), { rel: 'manifest', href: withTenant(manifestCall.path) })
    page.head.append(manifest)
  }
  dress()
  tenant.changes$.subscribe(dress)
}

/** Step, its lightness in OKLCH, and its share of the tenant's own chroma: those of emerald. */
const steps = [
  [50, 0.979, 0.12],
  [100, 0.95, 0.3],
  [200, 0.905, 0.55],
  [300, 0.845, 0.84],
  [400, 0.765, 1.04],
  [500, 0.696, 1],
  [600, 0.596, 0.98],
  [700, 0.508, 0.92],
  [800, 0.432, 0.78],
  [900, 0.378, 0.62],
  [950, 0.262, 0.4],
] as const

const maxChroma = 0.21
/** Below this a colour is a grey, and takes no more than a breath of colour. */
const minChroma = 0.02
/** The hue of the product's greys. */
const greyHue = 165
/** Contrast that text needs. */
const readable = 4.5
const [paper, night] = ['#ffffff', '#161a18']
/** The text on light colours. */
const darkText = '#191919'

type CustomProperties = Readonly<Record<`--${string}`, string>>

/** The tenant's colour as custom properties of the page: eleven steps, what text stands on in each theme, and the colour itself. */
export function brandScale(colour: string): CustomProperties {
  const { c, h: own } = oklchOf(colour)
  const h = c < 1e-4 ? greyHue : own
  const chroma = c < minChroma ? 0.006 : Math.min(c, maxChroma)
  const scale = new Map<number, string>(steps.map(([step, l, share]) => [step, hexOf({ l, c: chroma * share, h })]))
  const at = (step: number): string => scale.get(step) ?? colour
  const firstOn = (ground: string, wanted: readonly number[], last: number) =>
    wanted.find(step => contrastOf(at(step), ground) >= readable) ?? last
  const solid = firstOn(paper, [600, 700, 800], 900)
  return {
    ...Object.fromEntries([...scale].map(([step, value]) => [`--brand-${step}`, value])),
    '--brand-light-solid': at(solid),
    '--brand-light-hover': at(Math.min(solid + 100, 900)),
    '--brand-dark-solid': at(firstOn(at(950), [500], 400)),
    '--brand-dark-fg': at(firstOn(night, [400], 300)),
    '--brand-own': colour,
    '--brand-own-text': textOn(colour),
  }
}

/** White where it can be read. On the few colours in the middle, where neither can, the one that is nearer to it. */
function textOn(colour: string): string {
  const [white, dark] = [contrastOf(colour, paper), contrastOf(colour, darkText)]
  return white >= readable || white > dark ? paper : darkText
}
