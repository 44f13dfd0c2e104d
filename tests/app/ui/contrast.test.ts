import { readFileSync } from 'node:fs'
import { converter, parse, type Rgb, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'

const css = readFileSync('app/ui/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '')
const rgb = converter('rgb')

/** The custom properties that hold in a theme. */
function tokensOf(theme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    theme === 'dark' ? /:root|theme="?dark/.test(selector) : /:root/.test(selector),
  )
  const pairs = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** A token as a colour, laid over a ground if it is translucent. */
function colourOf(tokens: Readonly<Record<string, string>>, name: string, ground?: string): Rgb {
  let value = tokens[name] ?? ''
  while (/var\(/.test(value)) value = value.replace(/var\(--([\w-]+)\)/g, (_, inner: string) => tokens[inner] ?? '')
  const from = /oklch\(from (oklch\([^)]*\)) l c h \/ ([\d.]+)\)/.exec(value)
  const parsed = rgb(parse(from ? (from[1] ?? '').replace(')', ` / ${from[2]})`) : value))
  if (!parsed) throw new Error(`The token --${name} is no colour: ${value}`)
  const alpha = parsed.alpha ?? 1
  if (alpha === 1 || ground === undefined) return parsed
  const under = colourOf(tokens, ground)
  const mix = (over: number, below: number) => over * alpha + below * (1 - alpha)
  return { mode: 'rgb', r: mix(parsed.r, under.r), g: mix(parsed.g, under.g), b: mix(parsed.b, under.b) }
}

const texts: readonly (readonly [ink: string, ground: string])[] = [
  ...['bg-canvas', 'bg-surface', 'bg-raised', 'bg-subtle', 'bg-stage'].flatMap(ground =>
    ['fg', 'fg-muted', 'fg-subtle'].map(ink => [ink, ground] as const),
  ),
  ['brand-contrast', 'brand-solid'],
  ['brand-contrast', 'brand-solid-hover'],
  ['brand-fg', 'bg-surface'],
  ['brand-fg', 'brand-subtle'],
  ['danger-fg', 'bg-surface'],
  ['warn-fg', 'bg-raised'],
  ['info-fg', 'bg-raised'],
  ['fg-inverse', 'bg-inverse'],
]

describe.each(['light', 'dark'] as const)('the %s theme', theme => {
  const tokens = tokensOf(theme)

  it.each(texts)('can be read: %s on %s', (ink, ground) => {
    const contrast = wcagContrast(colourOf(tokens, ink), colourOf(tokens, ground, 'bg-surface'))
    expect(contrast).toBeGreaterThanOrEqual(4.5)
  })

  it('shows the focus', () => {
    for (const ground of ['bg-surface', 'bg-raised', 'bg-canvas']) {
      expect(wcagContrast(colourOf(tokens, 'focus'), colourOf(tokens, ground))).toBeGreaterThanOrEqual(3)
    }
  })

  it('carries white letters on each person’s colour', () => {
    for (let person = 1; person <= 6; person++) {
      expect(wcagContrast('#ffffff', colourOf(tokens, `person-${person}`))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
