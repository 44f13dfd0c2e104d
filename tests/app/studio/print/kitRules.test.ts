import { expect, it } from 'vitest'
import { ruleOf, withoutRules } from '../../../../app/studio/print/kitRules.ts'
import { type LayerFields, layerId } from '../../../../engine/index.ts'
import type { CheckedShirt, PrintWarning } from '../../../../engine/print/index.ts'
import { kitRules } from '../../../../server/contract/tenantSettings.ts'

const [number, figures, name, team] = ['number', 'figures', 'name', 'team'].map(layerId) as [
  ReturnType<typeof layerId>,
  ...ReturnType<typeof layerId>[],
]
const inSlot = (slot: string) => ({ slot }) as LayerFields
const layers = {
  [number]: inSlot('backNumber'),
  [String(figures)]: inSlot('shortsNumber'),
  [String(name)]: inSlot('playerName'),
  [String(team)]: inSlot('teamName'),
}
const tooHigh = (layer: typeof number): PrintWarning => ({
  kind: 'outside-rules',
  layer,
  height: 400,
  min: 250,
  max: 350,
})
const warnings: readonly PrintWarning[] = [
  tooHigh(number),
  tooHigh(figures ?? number),
  tooHigh(name ?? number),
  { kind: 'layers-close', layer: number, other: name ?? number, gap: 10, min: 40 },
  { kind: 'lettering-cut', layer: team ?? number },
]
const shirts: readonly CheckedShirt[] = [{ player: null, version: 'player', obstacles: [], warnings }]

it('names the rule that something was found by', () => {
  expect(warnings.map(found => ruleOf(found, { layers }))).toEqual([
    'backNumber',
    'frontNumber',
    'playerName',
    'distance',
    null,
  ])
})

it.each(kitRules)('leaves out what %s finds where the shop does not check it, and nothing else', rule => {
  const [shirt] = withoutRules(shirts, { layers }, [rule])
  const rules = shirt?.warnings.map(found => ruleOf(found, { layers }))
  expect(rules).not.toContain(rule)
  expect(rules).toHaveLength(rule === 'sameNumber' ? 5 : 4)
})

it('checks everything in a shop that says nothing', () => {
  expect(withoutRules(shirts, { layers }, [])).toBe(shirts)
})
