import { describe, expect, it } from 'vitest'
import type { OptionValues } from '../../../engine/index.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import en from '../../../plugins/garments/soccer/labels.en.json' with { type: 'json' }
import kh from '../../../plugins/garments/soccer/labels.kh.json' with { type: 'json' }
import { soccerOptions } from '../../../plugins/garments/soccer/options.ts'
import { cutsOf } from '../../support/cutsOf.ts'

type Labels = string | { readonly [name: string]: Labels }

const everything = cutsOf(soccer).map((options: OptionValues) => {
  const pattern = soccer.pattern('M', options)
  return { pattern, zones: soccer.zones(pattern), slots: soccer.slots(pattern) }
})

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()
const namesIn = (labels: Labels): readonly string[] => (typeof labels === 'string' ? [] : Object.keys(labels).sort())
const texts = (labels: Labels): readonly string[] =>
  typeof labels === 'string' ? [labels] : Object.values(labels).flatMap(texts)

describe.each([
  ['en', en],
  ['kh', kh],
] as const)('labels in %s', (language, labels) => {
  it('name every panel, zone, slot and measure, and nothing else', () => {
    expect(namesIn(labels.panels)).toEqual(
      sorted(everything.flatMap(({ pattern }) => pattern.panels.map(({ id }) => id))),
    )
    expect(namesIn(labels.zones)).toEqual(sorted(everything.flatMap(({ zones }) => zones.map(({ key }) => key))))
    expect(namesIn(labels.slots)).toEqual(sorted(everything.flatMap(({ slots }) => slots.map(({ id }) => id))))
    expect(namesIn(labels.measures)).toEqual(sorted(soccer.sizes.measures))
  })

  it('name every option and its values', () => {
    const options: Readonly<Record<string, { readonly values: Labels }>> = labels.options
    expect(namesIn(options as Labels)).toEqual(sorted(soccerOptions.map(({ id }) => id)))
    for (const { id, values } of soccerOptions) expect(namesIn(options[id]?.values ?? {})).toEqual(sorted(values))
  })

  it('name every layout of every zone', () => {
    const layouts: Readonly<Record<string, Labels>> = labels.layouts
    const zones = everything.flatMap(({ zones }) => zones).filter(zone => zone.layouts)
    expect(namesIn(layouts)).toEqual(sorted(zones.map(({ key }) => key)))
    for (const zone of zones) expect(namesIn(layouts[zone.key] ?? {})).toEqual(sorted(Object.keys(zone.layouts ?? {})))
  })

  it('are written in their own script', () => {
    const script = language === 'kh' ? /\p{Script=Khmer}/u : /\p{Script=Latin}/u
    expect(texts(labels).filter(text => !script.test(text))).toEqual([])
  })
})
