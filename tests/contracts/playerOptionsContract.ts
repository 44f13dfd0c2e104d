import { expect, it } from 'vitest'
import { playerFields } from '../../engine/document/fields.ts'
import { fieldOf } from '../../engine/document/tables.ts'
import { baseSize, type GarmentPlugin, valuesOfChoice } from '../../engine/index.ts'
import { readRoster, rosterChoices } from '../../plugins/roster/index.ts'
import { cutsOf } from '../support/cutsOf.ts'

/** The contract of what single players may choose in a garment, and of the words for it in player lists. */
export function playerOptionsContract(garment: GarmentPlugin): void {
  it('has the parts and the options that a player may choose otherwise', () => {
    const parts = cutsOf(garment).flatMap(cut => garment.pattern(baseSize, cut).panels.map(({ part }) => part))
    for (const choice of garment.playerOptions) {
      if (choice.kind === 'cut') expect(garment.options.map(({ id }) => id)).toContain(choice.option)
      else for (const part of choice.parts) expect(parts).toContain(part)
    }
    const fields = garment.playerOptions.map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
    // Saved designs keep a choice beside what every player has: under another name, that a log can hold.
    expect(fields.filter(field => field in playerFields || fieldOf('player', field) === undefined)).toEqual([])
  })

  it('is chosen for a player in a list by every word that it declares for that', () => {
    const choices = rosterChoices([garment])
    const read = (head: string, cell: string) => {
      const reading = readRoster(`Name,Number,Size,${head}\nSok,7,M,${cell}`, choices)
      return reading.kind === 'read' ? reading.rows[0]?.player : null
    }
    for (const option of garment.playerOptions) {
      const [some = ''] = valuesOfChoice(garment, option)
      for (const head of option.heads) expect([head, read(head, some)?.[option.field]]).toEqual([head, some])
      if (option.kind === 'size') continue
      const written = Object.entries(option.written).flatMap(([value, words]) => words.map(word => [word, value]))
      for (const [word = '', value] of written) {
        expect([word, read(option.heads[0] ?? option.field, word)?.[option.field]]).toEqual([word, value])
      }
      expect(Object.keys(option.written).filter(value => !valuesOfChoice(garment, option).includes(value))).toEqual([])
    }
  })
}
