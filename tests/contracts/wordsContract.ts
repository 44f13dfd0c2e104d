import { describe, expect, it } from 'vitest'
import { baseSize, type GarmentPlugin, valuesOfChoice } from '../../engine/index.ts'
import { cutsOf } from '../support/cutsOf.ts'

/** The contract of the words of a garment: every name in each language, in its own script. */
export function wordsContract(garment: GarmentPlugin): void {
  describe.each(['en', 'kh'] as const)('its words in %s', language => {
    const words = garment.labels[language]
    const drafted = cutsOf(garment).map(cut => garment.pattern(baseSize, cut))
    const zones = drafted.flatMap(pattern => garment.zones(pattern))
    const namesIn = (list: object): readonly string[] => Object.keys(list).sort()
    const each = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

    it('name every panel, zone, slot, measure and template, and nothing else', () => {
      expect(namesIn(words.panels)).toEqual(each(drafted.flatMap(({ panels }) => panels.map(({ id }) => id))))
      expect(namesIn(words.zones)).toEqual(each(zones.map(({ key }) => key)))
      expect(namesIn(words.slots)).toEqual(each(drafted.flatMap(one => garment.slots(one).map(({ id }) => id))))
      expect(namesIn(words.measures)).toEqual(each(garment.sizes.measures))
      expect(namesIn(words.templates)).toEqual(each(garment.templates.map(({ id }) => id)))
    })

    it('name every option and its values', () => {
      expect(namesIn(words.options)).toEqual(each(garment.options.map(({ id }) => id)))
      for (const { id, values } of garment.options) {
        expect(namesIn(words.options[id]?.values ?? {})).toEqual(each(values))
      }
    })

    it('name every choice of a player', () => {
      expect(namesIn(words.playerOptions)).toEqual(each(garment.playerOptions.map(({ field }) => field)))
      for (const choice of garment.playerOptions) {
        const { of, values = {} } = words.playerOptions[choice.field] ?? { of: '' }
        expect(of).toContain('{{name}}')
        expect(namesIn(values)).toEqual(choice.kind === 'cut' ? each(valuesOfChoice(garment, choice)) : [])
      }
    })

    it('name every layout of every zone', () => {
      const laidOut = zones.filter(zone => zone.layouts)
      expect(namesIn(words.layouts)).toEqual(each(laidOut.map(({ key }) => key)))
      for (const { key, layouts } of laidOut) {
        expect(namesIn(words.layouts[key] ?? {})).toEqual(namesIn(layouts ?? {}))
      }
    })

    it('are written in their own script', () => {
      const script = language === 'kh' ? /\p{Script=Khmer}/u : /\p{Script=Latin}/u
      expect(textsOf(words).filter(text => !script.test(text))).toEqual([])
    })
  })
}

const textsOf = (words: string | object): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf)
