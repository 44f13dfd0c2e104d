import { LoroDoc, LoroMap, UndoManager, type Value } from 'loro-crdt'
import type { Step } from '../workload.ts'
import type { Subject } from './subject.ts'

export interface LoroSubject extends Subject {
  readonly doc: LoroDoc
}

type Table = LoroMap<Record<string, LoroMap>>

/** loro-crdt: maps of maps, one commit for every step. `undoable` costs it time on every change. */
export function createLoro(doc = new LoroDoc(), undoable = true): LoroSubject {
  const table = (name: string): Table => doc.getMap(name) as Table
  const zones = table('zones')
  const layers = table('layers')
  const players = table('players')
  const manager = undoable ? new UndoManager(doc, { mergeInterval: 0, maxUndoSteps: 1_000_000 }) : null

  const put = (rows: Table, id: string, fields: object) => {
    const row = rows.setContainer(id, new LoroMap())
    for (const [field, value] of Object.entries(fields)) row.set(field, value)
  }
  const set = (rows: Table, id: string, field: string, value: unknown) => rows.get(id)?.set(field, value as Value)
  const setPaint = (zone: string, paint: unknown) => {
    if (zones.get(zone)) set(zones, zone, 'paint', paint)
    else put(zones, zone, { paint, pattern: null, layout: null })
  }
  const run = (step: Step) => {
    switch (step.do) {
      case 'paint':
        return setPaint(step.zone, step.paint)
      case 'template':
        for (const [zone, paint] of Object.entries(step.paints)) setPaint(zone, paint)
        return
      case 'addLayer':
        return put(layers, step.id, step.fields)
      case 'addPlayer':
        return put(players, step.id, step.fields)
      case 'setLayer':
        return set(layers, step.id, step.field, step.value)
      case 'setPlayer':
        return set(players, step.id, step.field, step.value)
      case 'removeLayer':
        return layers.delete(step.id)
      case 'removePlayer':
        return players.delete(step.id)
    }
  }

  return {
    name: 'loro-crdt',
    doc,
    apply(step) {
      run(step)
      doc.commit()
    },
    undo: () => void manager?.undo(),
    redo: () => void manager?.redo(),
  }
}
