import { describe, expect, it } from 'vitest'
import { type DesignDocument, layerId, mm, playerId, type RecordKey } from '../../engine/index.ts'
import type { CommandEntry } from '../../engine/log/commandLog.ts'
import { createLedger } from '../../engine/log/ledger.ts'
import { newLayer, newPlayer } from '../../engine/plugin.ts'
import { canonical, openEngine, people, run } from '../support/peers.ts'
import { addText, moveLayer, plainTool, setKeeperColour, setLayer, setName } from '../support/plainTools.ts'

const [a, b] = [layerId('a'), layerId('b')]

const command = (lamport: number, record: string, fields: CommandEntry['writes'][number]['fields']): CommandEntry => ({
  kind: 'command',
  client: 7,
  clock: lamport,
  lamport,
  author: 'sokha#0' as CommandEntry['author'],
  at: 0,
  type: 'test.write',
  note: null,
  writes: [{ record: record as RecordKey, fields }],
})

const layer = (text: string) =>
  ({ alive: true, ...newLayer({ text }) }) as object as CommandEntry['writes'][0]['fields']

/** A ledger with a layer, and what a recipe makes of its document by writing one field. */
function moved() {
  const ledger = createLedger()
  const first = [command(1, 'layer:a', layer('A')), command(2, 'layer:b', layer('B'))]
  ledger.take(first)
  const from = ledger.document()
  const place = { ...newLayer({}).place, x: mm(5) }
  const entry = command(3, 'layer:a', { place: { ...place } })
  const document: DesignDocument = {
    ...from,
    layers: { ...from.layers, [a]: { ...newLayer({ text: 'A' }), place: entry.writes[0]?.fields.place as never } },
  }
  return { ledger, from, entry, made: { from, document, writes: entry.writes } }
}

/** What a page shows that loads the entries anew. */
function loaded(entries: readonly CommandEntry[]): string {
  const ledger = createLedger()
  ledger.take(entries)
  return canonical(ledger.document())
}

describe('the document that a recipe has made', () => {
  it('[C9] becomes the design’s, with its own tables and records', () => {
    const { ledger, from, entry, made } = moved()
    ledger.take([entry])
    const document = ledger.document(made)
    expect(document).toBe(made.document)
    expect(document.layers[b]).toBe(from.layers[b])
    ledger.take([command(4, 'layer:b', { text: 'C' })])
    expect(ledger.document().layers[a]).toBe(made.document.layers[a])
  })

  it('[C9] gives way to what stands over it', () => {
    const { ledger, entry, made } = moved()
    const later = command(9, 'layer:a', { place: { ...newLayer({}).place, x: 9 } as never })
    ledger.take([entry, later])
    expect(ledger.document(made).layers[a]?.place.x).toBe(9)
  })

  it('[C9] is not taken for another document’s', () => {
    const { ledger, entry, made } = moved()
    ledger.take([command(2.5 as never, 'design', { name: 'Home' })])
    ledger.document()
    ledger.take([entry])
    const document = ledger.document(made)
    expect([document.design.name, document.layers[a]?.place.x]).toEqual(['Home', 5])
  })

  it('[C9] shows no less than the log when a record is made under an old name', () => {
    const ledger = createLedger()
    const player = {
      alive: true,
      ...newPlayer({ name: 'A' }),
      sleeve: 'long',
    } as object as CommandEntry['writes'][0]['fields']
    const entries = [command(1, 'player:p', player), command(2, 'player:p', { alive: false })]
    ledger.take(entries)
    const from = ledger.document()
    const again = command(3, 'player:p', { alive: true, ...newPlayer({ name: 'B' }) } as never)
    const document = { ...from, players: { [playerId('p')]: newPlayer({ name: 'B' }) } }
    ledger.take([again])
    expect(canonical(ledger.document({ from, document, writes: again.writes }))).toBe(loaded([...entries, again]))
  })

  it('[C9] is what a page that loads the log anew shows, whatever was done', () => {
    const [{ engine }] = people(['Sokha', 'Vichea'], undefined, { tools: [plainTool] }) as [
      ReturnType<typeof people>[0],
    ]
    run(engine, addText.of({ layer: 'a', text: 'A' }), setName.of({ name: 'Home' }))
    run(engine, moveLayer.of({ layer: 'a', x: 1, y: 2 }), setKeeperColour.of({ zone: 'base', colour: '#ff0000' }))
    run(
      engine,
      setKeeperColour.of({ zone: 'base', colour: null }),
      setLayer.of({ layer: 'a', field: 'text', value: 'B' }),
    )
    const anew = openEngine()
    anew.timeline.log().apply(engine.timeline.log().update(), { from: 'storage' })
    expect(canonical(anew.document.current())).toBe(canonical(engine.document.current()))
  })
})
