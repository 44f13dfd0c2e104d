import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { brandScale } from '../../session/theme.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import styles from './shop.module.css'

/** Every page that anybody may open, but for those about a design or an order. */
export const pages = {
  home: '/',
  products: '/products',
  store: '/store',
  pricing: '/pricing',
  quickstart: '/quickstart',
  about: '/about',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  track: '/order/track',
  credits: '/credits',
  signin: '/auth/signin',
  signup: '/auth/signup',
  forgotten: '/auth/forgotpassword',
} as const
type PageName = keyof typeof pages
const names = Object.keys(pages) as PageName[]
const widths = ['wide', 'phone'] as const

interface Branding {
  readonly colour: string
  /** What the shop is called, and what it would be called. */
  readonly renamed: readonly (readonly [from: string, to: string])[]
}

/** The real pages of the shop, in the colour and under the name that are typed and not saved yet. */
export function BrandingPreview(branding: Branding) {
  const { t } = useTranslation('shop')
  const { withTenant } = useServices()
  const [page, setPage] = useState<PageName>('home')
  const [width, setWidth] = useState<(typeof widths)[number]>('wide')
  const frame = useRef<HTMLIFrameElement>(null)
  const wanted = useRef(branding)
  wanted.current = branding
  const dress = useCallback(() => {
    const shown = frame.current?.contentDocument
    if (shown) dressPreview(shown, wanted.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is dressed anew with each branding.
  useEffect(dress, [dress, branding.colour, branding.renamed])
  const follow = () => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    dress()
    // The page goes on drawing itself; what it draws is dressed too.
    new MutationObserver(dress).observe(shown.body, { childList: true, subtree: true })
  }
  return (
    <section className={styles.preview} aria-label={t('branding.preview')} data-phone={width === 'phone' || undefined}>
      <div className={styles.tools}>
        <Select
          label={t('branding.page')}
          value={page}
          choices={names.map(value => ({ value, label: t(`branding.pages.${value}`) }))}
          choose={setPage}
        />
        <Segments
          label={t('branding.width')}
          value={width}
          segments={widths.map(value => ({ value, label: t(`branding.${value}`) }))}
          choose={setWidth}
        />
      </div>
      <iframe ref={frame} title={t('branding.preview')} src={withTenant(pages[page])} onLoad={follow} />
    </section>
  )
}

/** What a text said before it was renamed. */
const ownTexts = new WeakMap<Node, string>()

/** Puts a colour and names on a page of the shop. */
function dressPreview(page: Document, { colour, renamed }: Branding): void {
  for (const [name, value] of Object.entries(brandScale(colour))) {
    if (page.documentElement.style.getPropertyValue(name) !== value) page.documentElement.style.setProperty(name, value)
  }
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = ownTexts.get(text) ?? text.textContent?.trim()
    const [from, to] = renamed.find(([name]) => name === own) ?? []
    if (from === undefined || to === undefined || to === '' || text.textContent === to) continue
    ownTexts.set(text, from)
    text.textContent = to
  }
}
