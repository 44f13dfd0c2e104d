import { describe, expect } from 'vitest'
import { authorId, emptyDocument, updateSince } from '../../engine/index.ts'
import { compareEntries, entryId, type LogEntry } from '../../engine/log/commandLog.ts'
import { createLedger } from '../../engine/log/ledger.ts'
import { yjsCommandLog } from '../../engine/log/yjsCommandLog.ts'
import { holds } from '../support/holds.ts'
import { naiveFold } from '../support/naiveFold.ts'
import { canonical, openEngine } from '../support/peers.ts'
import * as plain from '../support/plainTools.ts'
import { random } from '../support/random.ts'
import { randomCommand, randomRun } from '../support/randomRun.ts'
import { asTuples } from '../support/tupleLog.ts'

const foldOf = (entries: readonly LogEntry[]) => {
  const ledger = createLedger()
  ledger.take(entries)
  return ledger.document()
}

const settled = (seed: number) => {
  const run = randomRun(seed)
  run.settle()
  const [first] = run.engines
  if (!first) throw new Error('There are three people.')
  return { ...run, first, entries: first.timeline.log().entries() }
}

describe('peers', () => {
  holds('[S1] agree in the end, whatever was late', seed => {
    const { engines } = settled(seed)
    const documents = engines.map(engine => canonical(engine.document.current()))
    expect(new Set(documents).size).toBe(1)
  })

  holds(
    '[S1] agree when six of them have taken five hundred steps, and load what they agree on',
    seed => {
      const { engines, settle } = randomRun(seed, 500, 6)
      settle()
      const [first] = engines
      const loaded = openEngine()
      if (first) loaded.timeline.log().apply(first.timeline.log().update(), { from: 'storage' })
      const documents = [...engines, loaded].map(engine => canonical(engine.document.current()))
      expect(new Set(documents).size).toBe(1)
    },
    true,
  )

  holds('[L1] get the same from any order, duplication and batching of updates', seed => {
    const { first, engines } = settled(seed)
    const dice = random(seed)
    const parts = engines.flatMap(engine => {
      const log = engine.timeline.log()
      const vector = log.stateVector()
      const half = new Map([...vector].map(([client, clock]) => [client, dice.below(clock + 1)] as const))
      return [log.update(), log.update(half), log.update()]
    })
    const log = yjsCommandLog({ author: authorId('late#0'), client: 99_999, now: () => 0 })
    for (const part of dice.shuffle(parts)) log.apply(part, { from: 'peer', transport: 'test' })
    expect(canonical(foldOf(log.entries()))).toBe(canonical(first.document.current()))
  })
})

/** What an update says, but for some clients whose part an older version of Kitloom has written. */
function partlyOlder(update: Uint8Array, entries: readonly LogEntry[], seed: number): Uint8Array[] {
  const dice = random(seed)
  const clients = [...new Set(entries.map(({ client }) => client))]
  const older = clients.filter(() => dice.unit() < 0.5)
  const rest = updateSince(update, new Map(older.map(client => [client, 2 ** 40])))
  return dice.shuffle([rest, ...older.map(client => asTuples(entries, client))])
}

describe('a log of which an older version wrote a part', () => {
  holds('[L9] shows the same document, history and steps, and goes on the same', seed => {
    const { engines, first, entries } = settled(seed)
    const parts = partlyOlder(first.timeline.log().update(), entries, seed)
    const [anew, mixed] = [0, 1].map(() => openEngine({ author: authorId('Dara#0'), newClient: () => 50_000 }))
    if (!anew || !mixed) throw new Error('There are two.')
    anew.timeline.log().apply(first.timeline.log().update(), { from: 'storage' })
    for (const part of parts) mixed.timeline.log().apply(part, { from: 'storage' })
    const dice = random(seed)
    for (let step = 0; step < 20; step++) {
      expect(canonical(mixed.document.current())).toBe(canonical(anew.document.current()))
      expect(mixed.history.current()).toEqual(anew.history.current())
      const chance = dice.unit()
      const command = randomCommand(anew, dice, () => `mixed${step}`)
      for (const engine of [anew, mixed]) {
        if (chance < 0.4) engine.undo()
        else if (chance < 0.6) engine.redo()
        else engine.dispatch(command)
      }
    }
    for (const peer of engines) peer.timeline.log().apply(mixed.timeline.log().update(), { from: 'storage' })
    const reloaded = openEngine()
    reloaded.timeline.log().apply(mixed.timeline.log().update(), { from: 'storage' })
    for (const peer of [...engines, reloaded]) {
      expect(canonical(peer.document.current())).toBe(canonical(mixed.document.current()))
    }
  })
})

describe('the document', () => {
  holds('[L2] is the same grown entry by entry, loaded cold and folded naively', seed => {
    const { first, entries } = settled(seed)
    const cold = canonical(foldOf(entries))
    expect(cold).toBe(canonical(first.document.current()))
    expect(cold).toBe(canonical(naiveFold(entries)))
    const ledger = createLedger()
    for (const entry of random(seed).shuffle(entries)) ledger.take([entry])
    expect(canonical(ledger.document())).toBe(cold)
  })

  holds('[R1] at an entry is the cold load of everything up to it', seed => {
    const { first, entries } = settled(seed)
    const sorted = [...entries].sort(compareEntries)
    const count = random(seed).below(sorted.length)
    const last = sorted[count]
    if (!last) return
    expect(canonical(first.timeline.at(entryId(last)))).toBe(canonical(foldOf(sorted.slice(0, count + 1))))
  })

  holds('[L3] keeps the identity of what an entry does not touch, and is never changed', seed => {
    const { first } = settled(seed)
    const dice = random(seed)
    for (let step = 0; step < 10; step++) {
      const before = first.document.current()
      const written = canonical(before)
      const command = randomCommand(first, dice, () => `new${step}`)
      const history = first.history.current().items.length
      first.dispatch(command)
      expect(canonical(before)).toBe(written)
      const touched = new Set(
        first.history
          .current()
          .items.slice(history)
          .flatMap(item => item.records),
      )
      const after = first.document.current()
      for (const [id, layer] of Object.entries(before.layers)) {
        if (!touched.has(`layer:${id}` as never)) expect(after.layers[id as never]).toBe(layer)
      }
      for (const [id, zone] of Object.entries(before.zones)) {
        if (!touched.has(`zone:${id}` as never)) expect(after.zones[id as never]).toBe(zone)
      }
    }
  })

  holds('[C1] after a command is what its recipe made of it', seed => {
    const { first } = settled(seed)
    const dice = random(seed)
    for (let step = 0; step < 10; step++) {
      const command = randomCommand(first, dice, () => `new${step}`)
      const promised = first.check(command)
      const outcome = first.dispatch(command)
      expect(outcome.kind).toBe(promised.kind)
      if (promised.kind === 'applied') expect(canonical(first.document.current())).toBe(canonical(promised.document))
    }
  })
})

describe('undo', () => {
  holds('[H5] then redo is the identity', seed => {
    const { engines } = settled(seed)
    for (const engine of engines) {
      const before = canonical(engine.document.current())
      if (engine.undo().kind === 'nothing') continue
      engine.redo()
      expect(canonical(engine.document.current())).toBe(before)
    }
  })

  holds('[H6] of everything by everybody gives the empty design', seed => {
    const { engines, settle, first } = settled(seed)
    for (const engine of engines) while (engine.undo().kind !== 'nothing');
    settle()
    expect(canonical(first.document.current())).toBe(canonical(emptyDocument))
  })

  holds('[H7] never changes a field that shows what somebody else wrote', seed => {
    const { engines } = settled(seed)
    for (const engine of engines) {
      const own = engine.timeline.log().author
      const { zones } = engine.document.current()
      const before = Object.entries(zones).map(([key, zone]) => {
        const live = engine.history
          .current()
          .items.filter(item => item.records.includes(`zone:${key}` as never) && item.status.kind === 'live')
        return { key, zone, foreign: live.length > 0 && live.every(item => item.author !== own) }
      })
      engine.undo()
      for (const { key, zone, foreign } of before) {
        if (foreign) expect(engine.document.current().zones[key as never]).toBe(zone)
      }
    }
  })

  holds('[H8] steps are the same for a page that loads the log anew', seed => {
    const { engines, entries } = settled(seed)
    for (const engine of engines) {
      const { author } = engine.timeline.log()
      const ledger = createLedger()
      ledger.take(random(seed).shuffle(entries))
      const steps = ledger.steps(author)
      const history = engine.history.current()
      expect([steps.nextUndo() !== undefined, steps.nextRedo() !== undefined]).toEqual([
        history.canUndo,
        history.canRedo,
      ])
      const undone = engine.undo()
      if (undone.kind !== 'nothing')
        expect(undone.entry).toBe(steps.nextUndo() && entryId(steps.nextUndo()?.entry as never))
      engine.redo()
    }
  })
})

describe('a gesture', () => {
  holds('[C2] as one entry ends equal to the same one in many', seed => {
    const dice = random(seed)
    const [coalesced, single] = [settled(seed).first, settled(seed).first]
    const layer = Object.keys(coalesced.document.current().layers)[0]
    if (layer === undefined) return
    const { moveLayer } = plain
    const moves = Array.from({ length: 12 }, () => ({ x: dice.below(9), y: dice.below(9) }))
    for (const { x, y } of moves) single.dispatch(moveLayer.of({ layer, x, y }))
    const total = moves.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
    for (const { x, y } of moves) coalesced.preview(moveLayer.of({ layer, x, y }))
    coalesced.dispatch(moveLayer.of({ layer, ...total }))
    expect(canonical(coalesced.document.current())).toBe(canonical(single.document.current()))
    expect(coalesced.history.current().items.length).toBe(single.history.current().items.length - moves.length + 1)
  })
})
