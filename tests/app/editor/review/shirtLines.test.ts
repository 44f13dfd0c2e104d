import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { shirtLines } from '../../../../app/editor/review/shirtLines.ts'
import { layerId, playerId } from '../../../../engine/index.ts'
import { zoneKey } from '../../../../engine/plugin.ts'
import type { CheckedShirt, PrintWarning } from '../../../../engine/print/index.ts'
import { roster } from '../../../support/rosters.ts'

const players = roster(6)
const ids = Object.keys(players).map(playerId)
const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as TFunction
const sentence = ({ kind }: { readonly kind: string }) => kind
const cut: PrintWarning = { kind: 'lettering-cut', layer: layerId('a') }
const shirt = (
  player: CheckedShirt['player'],
  warnings: readonly PrintWarning[],
  version: CheckedShirt['version'] = 'player',
): CheckedShirt => ({
  player,
  version,
  obstacles: [],
  warnings,
})
const linesOf = (shirts: readonly CheckedShirt[]) => shirtLines(shirts, players, { t, sentence })

describe('what is found on shirts', () => {
  it('is nothing where nothing is', () => {
    expect(linesOf([shirt(null, []), ...ids.map(id => shirt(id, []))])).toEqual([])
  })

  it('is said once where the sample or everybody has it', () => {
    const line = { severity: 'warn', text: 'lettering-cut', layer: cut.layer }
    expect(linesOf([shirt(null, [cut]), shirt(null, [cut], 'goalkeeper')])).toEqual([line])
    expect(linesOf([shirt(null, [cut]), shirt(ids[0] ?? null, [cut])])).toEqual([{ ...line, version: 'player' }])
    expect(linesOf(ids.map(id => shirt(id, [cut])))).toEqual([{ ...line, version: 'player' }])
  })

  it('is said to be of the goalkeeper’s kit, which is then shown, where only that has it', () => {
    expect(linesOf([shirt(null, []), shirt(null, [cut], 'goalkeeper')])).toEqual([
      {
        severity: 'warn',
        text: 'review.goalkeeperKit {"text":"lettering-cut"}',
        layer: cut.layer,
        version: 'goalkeeper',
      },
    ])
  })

  it('names three of those who have it, and counts the others', () => {
    const [line] = linesOf(ids.slice(0, 5).map(id => shirt(id, [cut])))
    expect(line?.text).toMatch(/^review\.whose .*review\.more .*2/)
    expect(line?.text).toContain(Object.values(players)[2]?.name)
    expect(line?.text).not.toContain(Object.values(players)[3]?.name)
  })

  it('shows a colour that is far from every ink beside the nearest one', () => {
    const far: PrintWarning = {
      ...{ kind: 'ink-far', places: [{ layer: layerId('a') }, { zone: zoneKey('base') }], away: 9 },
      ...{ colour: '#00ff00', ink: 'Leaf', inkColour: '#2f8f4e' },
    }
    const [line] = linesOf([shirt(null, [far])])
    expect(line).toMatchObject({ layer: layerId('a'), colours: ['#00ff00', '#2f8f4e'] })
  })
})
