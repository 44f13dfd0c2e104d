import {
  clampChroma,
  formatHex,
  modeLrgb,
  useMode as modeOf,
  modeOklab,
  modeOklch,
  modeRgb,
  wcagContrast,
} from 'culori/fn'
import type { State } from '../../engine/streams/index.ts'
import type { ShopState } from './shop.ts'

export type Theme = 'light' | 'dark'

export const themes: readonly Theme[] = ['light', 'dark']

/** Puts the theme and the language on the page, now and whenever they change. */
export function dressPage(page: HTMLElement, theme: State<Theme>, lang: State<string>): void {
  const dress = () => {
    page.dataset.theme = theme.current()
    page.lang = lang.current()
  }
  dress()
  theme.changes$.subscribe(dress)
  lang.changes$.subscribe(dress)
}

/** Puts the shop's colour and icon on the page, now and whenever they change. */
export function dressShop(page: Document, shop: State<ShopState>, inShop: (address: string) => string): void {
  const dress = () => {
    const now = shop.current()
    if (now.kind !== 'known') return
    const { color } = now.shop.settings.homepage.theme.palette
    for (const [name, value] of Object.entries(brandScale(color))) page.documentElement.style.setProperty(name, value)
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
    page.querySelector('link[rel="icon"]')?.setAttribute('href', inShop(now.shop.logo))
  }
  dress()
  shop.changes$.subscribe(dress)
}

const oklch = modeOf(modeOklch)
for (const mode of [modeRgb, modeLrgb, modeOklab]) modeOf(mode)

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

const mostChroma = 0.21
/** Below this a colour is a grey, and takes no more than a breath of colour. */
const leastChroma = 0.02
/** Contrast that text needs. */
const readable = 4.5
const [paper, night] = ['#ffffff', '#161a18']
/** The text on light colours. */
const darkText = '#191919'

type CustomProperties = Readonly<Record<`--${string}`, string>>

/** The tenant's colour as custom properties of the page: eleven steps, what text stands on in each theme, and the colour itself. */
export function brandScale(colour: string): CustomProperties {
  const { c = 0, h = 165 } = oklch(colour) ?? {}
  const chroma = c < leastChroma ? 0.006 : Math.min(c, mostChroma)
  const scale = new Map<number, string>(
    steps.map(([step, l, share]) => [
      step,
      formatHex(clampChroma({ mode: 'oklch', l, c: chroma * share, h }, 'oklch')) ?? colour,
    ]),
  )
  const at = (step: number): string => scale.get(step) ?? colour
  const firstOn = (ground: string, wanted: readonly number[], last: number) =>
    wanted.find(step => wcagContrast(at(step), ground) >= readable) ?? last
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
  const [white, dark] = [wcagContrast(colour, paper), wcagContrast(colour, darkText)]
  return white >= readable || white > dark ? paper : darkText
}
