import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TenantState } from '../../../app/session/tenant.ts'
import { applyTenantTheme, brandScale } from '../../../app/session/theme.ts'
import { createState } from '../../../engine/streams/index.ts'
import { contrast } from '../../support/contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
/** Grounds that text of the brand's colour stands on: white, and the surface of the dark theme. */
const [paper, night] = ['#ffffff', '#161a18']
const at = (scale: ReturnType<typeof brandScale>, name: string) => scale[`--brand-${name}`] ?? ''

describe('the colours that come of a shop’s own', () => {
  it('can be read: white on the light solid, the darkest on the dark solid, links on both grounds', () => {
    fc.assert(
      fc.property(colour, own => {
        const scale = brandScale(own)
        expect(contrast(paper, at(scale, 'light-solid'))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(paper, at(scale, 'light-hover'))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(at(scale, '950'), at(scale, 'dark-solid'))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(at(scale, 'dark-fg'), night)).toBeGreaterThanOrEqual(4.5)
        // No text reaches 4.5 on some colours of a middling lightness.
        expect(contrast(at(scale, 'own-text'), own)).toBeGreaterThanOrEqual(4.15)
      }),
      { numRuns: 500 },
    )
  })

  it('grow darker from step to step', () => {
    fc.assert(
      fc.property(colour, own => {
        const scale = brandScale(own)
        const light = steps.map(step => contrast(at(scale, String(step)), '#000000'))
        expect(light).toEqual([...light].sort((a, b) => b - a))
      }),
    )
  })

  it('keep the shop’s own as it is, with dark text on a light one', () => {
    expect(brandScale('#ffd60a')).toMatchObject({ '--brand-own': '#ffd60a', '--brand-own-text': '#191919' })
    expect(brandScale('#14213d')).toMatchObject({ '--brand-own': '#14213d', '--brand-own-text': '#ffffff' })
  })

  it.each(['#000000', '#808080', '#ffffff', '#7f8180'])('are greys for the grey %s', grey => {
    for (const step of ['100', '500', '900']) {
      const [r = 0, g = 0, b = 0] = (at(brandScale(grey), step).match(/[0-9a-f]{2}/g) ?? []).map(hex =>
        parseInt(hex, 16),
      )
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(12)
    }
  })
})

describe('the page of a shop', () => {
  it('keeps an icon that is the right one already', () => {
    const page = document.implementation.createHTMLDocument()
    page.head.innerHTML = '<link rel="icon" href="/api/branding/icon.svg?tenant=mekong">'
    const watching = new MutationObserver(() => {})
    watching.observe(page.head, { subtree: true, attributes: true })
    const state = createState<TenantState>({ kind: 'loading' })
    applyTenantTheme(page, state, address => `${address}?tenant=mekong`)
    const settings = { homepage: { theme: { palette: { color: '#1d4ed8' } } } }
    state.set({ kind: 'known', tenant: { icon: '/api/branding/icon.svg', settings } } as TenantState)
    expect(watching.takeRecords().map(({ attributeName }) => attributeName)).not.toContain('href')
  })

  it('has its icon, its colour and what it is installed with as soon as the shop is known', () => {
    // A page of its own: the head of the shared one holds the styles of tests that come after.
    const page = document.implementation.createHTMLDocument()
    page.head.innerHTML = '<meta name="theme-color" content="#047857"><link rel="icon" href="/mark.svg">'
    const state = createState<TenantState>({ kind: 'loading' })
    applyTenantTheme(page, state, address => `${address}?tenant=mekong`)
    const icon = () => page.querySelector('link[rel="icon"]')?.getAttribute('href')
    expect(icon()).toBe('/mark.svg')
    const tenant = {
      icon: '/api/branding/icon.svg',
      settings: { homepage: { theme: { palette: { color: '#1d4ed8' } } } },
    }
    state.set({ kind: 'known', tenant } as TenantState)
    expect(icon()).toBe('/api/branding/icon.svg?tenant=mekong')
    expect(page.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('#1d4ed8')
    state.set({ kind: 'known', tenant } as TenantState)
    const manifests = [...page.querySelectorAll('link[rel="manifest"]')].map(link => link.getAttribute('href'))
    expect(manifests).toEqual(['/manifest.webmanifest?tenant=mekong'])
  })
})
