import { describe, expect, it } from 'vitest'
import { evenOrders, orderAfter } from '../../engine/document/order.ts'
import { parseRecordKey, recordKey } from '../../engine/document/recordKey.ts'
import { emptyDocument, inOrder, readCheckpoint, writeCheckpoint } from '../../engine/index.ts'
import { orderBetween } from '../../engine/plugin.ts'
import { createState, derive } from '../../engine/streams/state.ts'
import { holds } from '../support/holds.ts'
import { canonical } from '../support/peers.ts'
import { random } from '../support/random.ts'
import { randomRun } from '../support/randomRun.ts'

describe('a place in a list', () => {
  holds('lies between its neighbours', seed => {
    const dice = random(seed)
    const places = [orderAfter(null)]
    for (let step = 0; step < 120; step++) {
      const index = dice.below(places.length + 1)
      const place = orderBetween(places[index - 1] ?? null, places[index] ?? null)
      places.splice(index, 0, place)
    }
    expect([...places].sort()).toEqual(places)
    expect(new Set(places).size).toBe(places.length)
    expect(places.every(place => !place.endsWith('0'))).toBe(true)
  })

  it('comes after the first of two neighbours that are equal or crossed', () => {
    expect(orderBetween('m', 'm') > 'm').toBe(true)
    expect(orderBetween('z', 'a') > 'z').toBe(true)
  })

  it('is given in a row for a whole list', () => {
    const places = evenOrders(300)
    expect([...places].sort()).toEqual(places)
  })

  it('sorts records, ties by id', () => {
    const table = { b: { order: 'V' }, a: { order: 'V' }, c: { order: 'A' } }
    expect(inOrder(table).map(([id]) => id)).toEqual(['c', 'a', 'b'])
  })
})

describe('a record key', () => {
  it('is read back as it was written', () => {
    for (const key of ['design', 'zone:base', 'zone:base@goalkeeper', 'layer:t1:7', 'player:p1', 'option:sleeve']) {
      const name = parseRecordKey(key)
      expect(name && recordKey(name)).toBe(key)
    }
  })
})

describe('a checkpoint', () => {
  holds('[R4] is read back as the document it was written from', seed => {
    const { engines } = randomRun(seed)
    const document = engines[0]?.document.current() ?? emptyDocument
    const read = readCheckpoint(writeCheckpoint(document))
    expect(read && canonical(read)).toBe(canonical(document))
  })

  it('[R4] with nonsense inside shows initial values, and nonsense is no checkpoint', () => {
    const broken = { format: 1, document: { design: { name: 7 }, zones: { base: { paint: 'plaid' } }, layers: 'none' } }
    const read = readCheckpoint(JSON.stringify(broken))
    expect(read?.design.name).toBe('')
    expect(read?.layers).toEqual({})
    for (const text of ['', 'null', '{}', '{"format":2,"document":{}}', '[1]']) expect(readCheckpoint(text)).toBeNull()
  })
})

describe('a state', () => {
  it('tells of changes and not of what stays', () => {
    const state = createState(1)
    const double = derive(state, value => value * 2)
    const seen: number[] = []
    const following = double.changes$.subscribe(value => seen.push(value))
    state.set(2)
    state.set(2)
    state.set(3)
    following.unsubscribe()
    state.set(4)
    expect([seen, double.current()]).toEqual([[4, 6], 8])
  })

  it('derived says nothing while its value stays, from the first change on', () => {
    const state = createState(1)
    const isPositive = derive(state, value => value > 0)
    const seen: boolean[] = []
    isPositive.changes$.subscribe(value => seen.push(value))
    state.set(2)
    expect(seen).toEqual([])
    state.set(-1)
    expect(seen).toEqual([false])
  })

  it('derived is computed once for each value, and only when it is asked for', () => {
    const state = createState(1)
    let computed = 0
    const derived = derive(state, value => {
      computed++
      return { value }
    })
    state.set(2)
    expect(computed).toBe(0)
    expect(derived.current()).toBe(derived.current())
    expect(computed).toBe(1)
  })
})
