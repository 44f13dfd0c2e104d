import { describe, expect, it } from 'vitest'
import type { DraftPath, OpenDraft } from '../../engine/commands/openDraft.ts'
import {
  type DesignDocument,
  diffDocuments,
  emptyDocument,
  inOrder,
  layerId,
  mm,
  parseRecordKey,
  playerId,
} from '../../engine/index.ts'
import { type DraftDocument, newLayer, newPlayer, solid, zoneKey } from '../../engine/plugin.ts'
import { holds } from '../support/holds.ts'
import { type Random, random } from '../support/random.ts'

type Open = (document: DesignDocument, assigned: (path: DraftPath) => void) => OpenDraft

const [a, b, c] = [layerId('a'), layerId('b'), layerId('c')]
const base = zoneKey('base')

const before: DesignDocument = deepFrozen({
  ...emptyDocument,
  design: { ...emptyDocument.design, name: 'Home' },
  layers: { [a]: newLayer({ text: 'A', order: 'a' }), [b]: newLayer({ text: 'B', order: 'b' }) },
  zones: { [base]: { paint: solid('#ff0000'), pattern: null, layout: null } },
  players: { [playerId('p')]: newPlayer({ name: 'Sokha' }) },
  goalkeeper: { options: {}, zones: { [base]: { paint: solid('#00ff00') } }, layers: { [a]: { hidden: true } } },
})

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFrozen(part)
  return Object.freeze(value)
}

/** What a draft for recipes keeps to. */
export function draftContract(open: Open): void {
  const edit = (recipe: (draft: DraftDocument) => void, document = before) => {
    const paths: DraftPath[] = []
    const { draft, finish } = open(document, path => paths.push(path))
    recipe(draft)
    return { after: finish(), paths: paths.map(path => path.join('/')) }
  }
  ofChanges(edit)
  ofReading(edit)
  ofRandomRecipes(edit)
}

type Edit = (
  recipe: (draft: DraftDocument) => void,
  document?: DesignDocument,
) => { readonly after: DesignDocument; readonly paths: readonly string[] }

function ofChanges(edit: Edit): void {
  describe('a change', () => {
    it('[C10] of a field shares everything else with the document before', () => {
      const { after, paths } = edit(draft => {
        const layer = draft.layers[a]
        if (layer) layer.text = 'C'
      })
      expect(after.layers).toEqual({ ...before.layers, [a]: { ...before.layers[a], text: 'C' } })
      expect(after.layers[b]).toBe(before.layers[b])
      expect(after.layers[a]?.place).toBe(before.layers[a]?.place)
      expect([after.zones, after.players, after.goalkeeper]).toEqual([before.zones, before.players, before.goalkeeper])
      expect(after.goalkeeper).toBe(before.goalkeeper)
      expect(paths).toEqual(['layers/a/text'])
    })

    it('[C10] of nothing leaves the very document', () => {
      expect(edit(draft => void draft.layers[a]?.place.x).after).toBe(before)
    })

    it('[C10] adds, replaces and deletes records', () => {
      const { after, paths } = edit(draft => {
        draft.layers[c] = newLayer({ text: 'C' })
        draft.zones[base] = { paint: null, pattern: null, layout: 'hoops' }
        delete draft.layers[a]
        draft.design.name = 'Away'
      })
      expect(Object.keys(after.layers)).toEqual(['b', 'c'])
      expect(after.zones[base]).toEqual({ paint: null, pattern: null, layout: 'hoops' })
      expect(after.design.name).toBe('Away')
      expect([...paths].sort()).toEqual(['design/name', 'layers/a', 'layers/c', 'zones/base'])
    })

    it('[C10] empties a table and fills it again', () => {
      const { after, paths } = edit(draft => {
        draft.layers = {}
        draft.goalkeeper = { options: {}, zones: {}, layers: {} }
        draft.layers[c] = newLayer({ text: 'C' })
      })
      expect(Object.keys(after.layers)).toEqual(['c'])
      expect(after.goalkeeper).toEqual({ options: {}, zones: {}, layers: {} })
      expect(paths).toEqual(expect.arrayContaining(['layers', 'goalkeeper']))
    })

    it('[C10] inside a field names the field', () => {
      const { after, paths } = edit(draft => {
        const layer = draft.layers[a]
        if (!layer) return
        Object.assign(layer.place, { x: mm(7) })
        Object.assign(layer, { outlines: [{ colour: '#000000', width: mm(1) }] })
      })
      expect(after.layers[a]?.place).toEqual({ ...before.layers[a]?.place, x: 7 })
      expect(after.layers[a]?.outlines).toHaveLength(1)
      expect(paths.map(path => path.split('/').slice(0, 3).join('/')).sort()).toEqual([
        'layers/a/outlines',
        'layers/a/place',
      ])
    })

    it('[C10] of a list works with what lists can do', () => {
      const outlined = edit(draft => {
        Object.assign(draft.layers[a] ?? {}, {
          outlines: [
            { colour: '#000000', width: mm(1) },
            { colour: '#ffffff', width: mm(2) },
          ],
        })
      }).after
      const { after } = edit(draft => {
        const list = (draft.layers[a]?.outlines ?? []) as object as { colour: string; width: number }[]
        list.reverse()
        list.push({ colour: '#ff0000', width: 3 })
        list.splice(0, 1)
        for (const each of list) each.width += 1
      }, deepFrozen(outlined))
      expect(after.layers[a]?.outlines).toEqual([
        { colour: '#000000', width: 2 },
        { colour: '#ff0000', width: 4 },
      ])
      expect(outlined.layers[a]?.outlines.map(({ width }) => width)).toEqual([1, 2])
    })

    it('[C10] may put parts of a draft elsewhere', () => {
      const { after } = edit(draft => {
        const [first, second] = [draft.layers[a], draft.layers[b]]
        if (!first || !second) return
        first.text = 'C'
        draft.layers[c] = { ...first, order: 'c' }
        second.place = first.place
        draft.goalkeeper.layers[a] = { ...draft.goalkeeper.layers[a], place: first.place }
      })
      expect(after.layers[c]).toEqual({ ...before.layers[a], text: 'C', order: 'c' })
      expect(after.layers[b]?.place).toBe(before.layers[a]?.place)
      expect(after.goalkeeper.layers[a]).toEqual({ hidden: true, place: before.layers[a]?.place })
      expect(structuredClone(after)).toEqual(after)
    })

    it('[C10] swaps records', () => {
      const { after } = edit(draft => {
        const [first, second] = [draft.layers[a], draft.layers[b]]
        if (!first || !second) return
        draft.layers[a] = second
        draft.layers[b] = first
      })
      expect([after.layers[a]?.text, after.layers[b]?.text]).toEqual(['B', 'A'])
    })

    it('[C10] is refused when the draft is done with', () => {
      let kept: DraftDocument | null = null
      edit(draft => {
        kept = draft
      })
      expect(() => Object.assign((kept as DraftDocument | null)?.design ?? {}, { name: 'Late' })).toThrow(TypeError)
      expect(before.design.name).toBe('Home')
    })
  })
}

function ofReading(edit: Edit): void {
  it('[C10] a draft reads as what it has become', () => {
    const read: unknown[] = []
    edit(draft => {
      draft.layers[c] = newLayer({ text: 'C', order: 'Z' })
      delete draft.layers[b]
      read.push(Object.keys(draft.layers), b in draft.layers, c in draft.layers, draft.layers[b])
      read.push(inOrder(draft.layers).map(([, { text }]) => text))
      read.push(JSON.parse(JSON.stringify(draft.layers[a]?.place)), Array.isArray(draft.layers[a]?.outlines))
    })
    expect(read).toEqual([['a', 'c'], false, true, undefined, ['C', 'A'], before.layers[a]?.place, true])
  })
}

const ids = ['a', 'b', 'c', 'd'].map(layerId)

/** In a plain object two layers would share what they hold. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** One thing that recipes do, to the draft and to a plain copy alike. */
function randomEdit({ pick, unit, below }: Random): (draft: DraftDocument) => void {
  const [id, other, chance, amount] = [pick(ids), pick(ids), unit(), below(100)]
  return draft => {
    const layer = draft.layers[id]
    if (chance < 0.15) draft.layers[id] = copyOf(newLayer({ text: `T${amount}` }))
    else if (chance < 0.25) delete draft.layers[id]
    else if (chance < 0.3) draft.zones = {}
    else if (chance < 0.45) draft.zones[base] = { paint: solid('#0000ff'), pattern: null, layout: `l${amount}` }
    else if (chance < 0.55) draft.design.name = `N${amount}`
    else if (chance < 0.65) draft.goalkeeper.layers[id] = { ...draft.goalkeeper.layers[id], text: `K${amount}` }
    else if (layer && chance < 0.8) Object.assign(layer.place, { x: amount })
    else if (layer && chance < 0.9) draft.layers[other] = copyOf({ ...layer, text: `C${amount}` })
    else if (layer) layer.opacity = amount / 100
  }
}

function ofRandomRecipes(edit: Edit): void {
  holds('[C10] a draft ends as a plain copy does, and names every record that differs', seed => {
    const dice = random(seed)
    const edits = Array.from({ length: 12 }, () => randomEdit(dice))
    const plain = copyOf(before) as object as DraftDocument
    for (const each of edits) each(plain)
    const { after, paths } = edit(draft => {
      for (const each of edits) each(draft)
    })
    expect(after).toEqual(plain)
    for (const { record, fields } of diffDocuments(before, after)) {
      const { kind = 'design', id = '', goalkeeper = false } = parseRecordKey(record) ?? {}
      const table = kind === 'design' ? ['design'] : [...(goalkeeper ? ['goalkeeper'] : []), `${kind}s`, id]
      const isNamed = (path: string) =>
        paths.some(named => named === path || path.startsWith(`${named}/`) || named.startsWith(`${path}/`))
      for (const field of fields) expect(isNamed([...table, field].join('/')), `${record} ${field}`).toBe(true)
    }
  })
}
