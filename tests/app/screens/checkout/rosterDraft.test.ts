import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import type { GridPatch } from '../../../../app/panelkit/grid/gridPatch.ts'
import {
  heldPatch,
  holdPatch,
  type RosterDraft,
  readDraft,
  reviseRoster,
  rosterRows,
  withoutHeld,
  writeDraft,
} from '../../../../app/screens/checkout/roster/rosterDraft.ts'
import { notesOfShirts, numbersWornTwice } from '../../../../app/screens/checkout/roster/useRosterNotes.ts'
import { type Engine, inOrder } from '../../../../engine/index.ts'
import { revisePlayers } from '../../../../plugins/index.ts'
import { rosterChoices } from '../../../../plugins/roster/index.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

const choices = rosterChoices([soccer])
const blank = { ordered: 'yes', number: '', name: '', size: '', version: 'player', quantity: '1' }
const nothing: GridPatch = { remove: [], add: [], set: [] }

/** A roster whose patches are done in a design, as the page does them. */
function openRoster(...names: readonly string[]) {
  const engine: Engine = openSoccer()
  let draft: RosterDraft = { off: [], unread: {} }
  const players = () => engine.document.current().players
  const rows = () => rosterRows(players(), draft, choices)
  const change = (patch: Partial<GridPatch>) => {
    const revised = reviseRoster(players(), draft, { ...nothing, ...patch }, choices)
    const { remove, add, edit } = revised
    const isSame = remove.length + add.length + edit.length === 0
    const outcome = isSame
      ? null
      : engine.dispatch(revisePlayers.of({ remove: [...remove], add: [...add], edit: [...edit] }))
    expect(outcome?.kind).not.toBe('refused')
    draft = revised.draft
    return revised
  }
  change({
    add: names.map((name, at) => ({ id: `p${at}`, at, values: { ...blank, name, number: String(at), size: 'M' } })),
  })
  /** As before the design is open. */
  const hold = (patch: Partial<GridPatch>) => {
    draft = holdPatch(players(), draft, { ...nothing, ...patch }, choices)
  }
  return {
    engine,
    rows,
    change,
    hold,
    draft: () => draft,
    listed: () => inOrder(players()).map(([, { name }]) => name),
  }
}

describe('the roster of an order', () => {
  it('puts rows that are whole into the design, in their place', () => {
    const { change, listed } = openRoster('Dara', 'Bora')
    change({ add: [{ id: 'x', at: 1, values: { ...blank, name: 'Visal', number: '៧', size: 'XXL', sleeve: 'long' } }] })
    expect(listed()).toEqual(['Dara', 'Visal', 'Bora'])
    change({ add: [{ id: 'y', at: 0, values: { ...blank, name: 'First', size: 'S' } }], remove: ['p0'] })
    expect(listed()).toEqual(['First', 'Visal', 'Bora'])
  })

  it('keeps what cannot be as it was written, says why, and takes it once it is fixed', () => {
    const { change, rows, listed, engine } = openRoster('Dara')
    change({ set: [{ row: 'p0', column: 'number', value: 'seven' }] })
    change({ add: [{ id: 'x', at: 1, values: { ...blank, name: 'Visal' } }] })
    expect(rows().map(({ values, findings }) => [values.number, findings.map(({ reason }) => reason)])).toEqual([
      ['seven', ['number-invalid']],
      ['', ['size-missing']],
    ])
    expect(listed()).toEqual(['Dara'])
    expect(Object.values(engine.document.current().players)[0]?.number).toBe('0')
    change({
      set: [
        { row: 'p0', column: 'number', value: '7' },
        { row: 'x', column: 'size', value: 'L' },
      ],
    })
    expect(rows().every(({ player }) => player !== null)).toBe(true)
    expect(listed()).toEqual(['Dara', 'Visal'])
  })

  it('leaves out whom nobody orders, and remembers it on the device', () => {
    const { change, rows, draft } = openRoster('Dara', 'Bora')
    change({ set: [{ row: 'p1', column: 'ordered', value: '' }] })
    expect(rows().map(({ values }) => values.ordered)).toEqual(['yes', ''])
    const kept = new Map<string, string>()
    const memory = deviceMemory(() => ({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    }))
    writeDraft(memory, 'design', draft())
    expect(readDraft(memory, 'design')).toEqual(draft())
    expect(readDraft(memory, 'other')).toEqual({ off: [], unread: {} })
    memory.write('kitloom-roster:design', '{"off":7}')
    expect(readDraft(memory, 'design')).toEqual({ off: [], unread: {} })
  })

  it('changes no field that stays, and removes rows that were never players', () => {
    const { change, rows } = openRoster('Dara')
    expect(change({ set: [{ row: 'p0', column: 'quantity', value: '3' }] }).edit).toEqual([
      { player: 'p0', fields: { quantity: 3 } },
    ])
    change({ add: [{ id: 'x', at: 1, values: blank }] })
    expect(rows()).toHaveLength(2)
    expect(change({ remove: ['x'] }).remove).toEqual([])
    expect(rows()).toHaveLength(1)
  })

  it('takes 500 rows, and gives them back as they were when they are taken out and undone', () => {
    const { change, rows, listed } = openRoster()
    const list = Array.from({ length: 400 }, (_, at) => ({
      id: `q${at}`,
      at,
      values: { ...blank, name: `Player ${at}`, number: String(at % 100), size: 'M' },
    }))
    change({ add: list })
    const before = listed()
    change({ remove: ['q5', 'q6', 'q399'] })
    change({ add: [list[5], list[6], list[399]].flatMap(row => row ?? []) })
    expect(listed()).toEqual(before)
    expect(rows()).toHaveLength(400)
  })
})

describe('the warnings of a roster', () => {
  it('name the others who wear the same number, whatever figures it is written in', () => {
    const { change, rows } = openRoster('Dara', 'Bora', 'Visal')
    change({
      set: [
        { row: 'p0', column: 'number', value: '07' },
        { row: 'p1', column: 'number', value: '៧' },
        { row: 'p2', column: 'number', value: '7' },
      ],
    })
    change({ set: [{ row: 'p2', column: 'ordered', value: '' }] })
    expect([...numbersWornTwice(rows())]).toEqual([
      ['p0', ['Bora']],
      ['p1', ['Dara']],
    ])
  })

  it('stand in the column of what print found, and not where the sample has them too', () => {
    const layer = 'n' as never
    const layers = { n: { slot: 'playerName' } } as never
    const small = { kind: 'lettering-small', layer, height: 8 } as const
    const coarse = { kind: 'low-resolution', layer: 'x' as never, asset: 'a' as never, dpi: 60 } as const
    const shirt = { version: 'player', obstacles: [] } as const
    const notes = notesOfShirts(
      [
        { ...shirt, player: null, warnings: [coarse] },
        { ...shirt, player: 'p0' as never, warnings: [small, coarse] },
      ],
      { layers },
      ({ kind }) => kind,
    )
    expect([...notes]).toEqual([['p0', { name: { kind: 'warning', text: 'lettering-small' } }]])
  })
})

describe('a roster that is written before its design is open', () => {
  it('shows what was written, and puts it into the design once that is open', () => {
    const { hold, change, rows, listed, draft } = openRoster('Dara', 'Bora', 'Sokha')
    hold({ set: [{ row: 'p0', column: 'name', value: 'Visal' }] })
    hold({ add: [{ id: 'x', at: 3, values: { ...blank, name: 'Nary', size: 'S' } }], remove: ['p1'] })
    hold({ add: [{ id: 'y', at: 4, values: { ...blank, name: 'No size' } }] })
    expect(rows().map(({ values }) => values.name)).toEqual(['Visal', 'Sokha', 'Nary', 'No size'])
    expect(listed()).toEqual(['Dara', 'Bora', 'Sokha'])
    const held = heldPatch(rows(), draft())
    change(held ?? {})
    expect(listed()).toEqual(['Visal', 'Sokha', 'Nary'])
    expect(rows().map(({ values }) => values.name)).toEqual(['Visal', 'Sokha', 'Nary', 'No size'])
    expect(heldPatch(rows(), draft())).toBeNull()
  })

  it('takes back who was taken out', () => {
    const { hold, change, rows, draft, listed } = openRoster('Dara', 'Bora')
    const [, bora] = rows()
    hold({ remove: ['p1'] })
    expect(rows().map(({ id }) => id)).toEqual(['p0'])
    hold({ add: [{ id: 'p1', at: 1, values: bora?.values ?? {} }] })
    change(heldPatch(rows(), draft()) ?? {})
    expect(listed()).toEqual(['Dara', 'Bora'])
  })

  it('forgets what the design refuses, but not what cannot be', () => {
    const { hold, rows, draft } = openRoster('Dara', 'Bora')
    hold({ set: [{ row: 'p0', column: 'name', value: 'Visal' }], remove: ['p1'] })
    hold({ add: [{ id: 'y', at: 1, values: { ...blank, name: 'No size' } }] })
    const left = withoutHeld(rows(), draft())
    expect([Object.keys(left.unread), left.removed]).toEqual([['y'], undefined])
  })

  it('is kept by the device', () => {
    const { hold, draft } = openRoster('Dara', 'Bora')
    hold({ remove: ['p1'], set: [{ row: 'p0', column: 'name', value: 'Visal' }] })
    const kept = new Map<string, string>()
    const memory = deviceMemory(() => ({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    }))
    writeDraft(memory, 'design', draft())
    expect(readDraft(memory, 'design')).toEqual(draft())
  })
})
