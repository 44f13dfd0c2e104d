import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { mergeUpdates, newLine, readUpdate } from '../../engine/index.ts'
import { commonVocabulary } from '../../engine/log/commonVocabulary.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { binaryClient, writing } from '../support/binaryClient.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { addText, setColour, setLayer } from '../support/plainTools.ts'
import { random } from '../support/random.ts'
import { rawClient } from '../support/rawClient.ts'

const from = { from: 'peer', transport: 'test' } as const
const blue = writing('zone:base', { paint: { type: 'solid', colour: '#0000ff' } })

/** An entry by hand: flags, then what they call for. The first of its line: it has words and shapes to tell. */
const [words, shapes] = [commonVocabulary.words.length, commonVocabulary.shapes.length]
const first = (...rest: readonly number[]): Uint8Array => new Uint8Array([0x74, words, shapes, 0, ...rest])
const text = (word: string): number[] => [0, word.length, ...new TextEncoder().encode(word)]
const type = text('test.x')
const base = text('zone:base')
const paint = [0, 1, ...text('paint')]
const colour = [8, 0, 0, 255]
const times = (count: number, ...bytes: readonly number[]): number[] =>
  Array.from({ length: count }, () => bytes).flat()

const honest = first(...type, ...base, ...paint, ...colour)

const bytes: Readonly<Record<string, readonly [reason: string, bytes: Uint8Array]>> = {
  'is empty': ['update-malformed', new Uint8Array()],
  'is of no kind': ['update-malformed', new Uint8Array([3, 0])],
  'has a flag that means nothing': ['update-malformed', new Uint8Array([0x84, 0])],
  'is an undo with words': ['update-malformed', new Uint8Array([0x2d, 0, 0, 0, 0])],
  'ends in its type': ['update-malformed', first(0, 6, 116, 101)],
  'ends before its value': ['update-malformed', first(...type, ...base, ...paint)],
  'goes on behind its end': ['update-malformed', new Uint8Array([...honest, 0])],
  'names a word that nobody wrote': ['update-malformed', first(...type, 99, ...paint, ...colour)],
  'names a shape that nobody wrote': ['update-malformed', first(...type, ...base, 99, ...colour)],
  'names a word in a value that nobody wrote': ['update-malformed', first(...type, ...base, ...paint, 0x7f)],
  'has a value of no kind': ['update-malformed', first(...type, ...base, ...paint, 13)],
  'counts its words from elsewhere': ['update-malformed', new Uint8Array([0x74, words + 1, ...honest.subarray(2)])],
  'has words and does not say so': [
    'update-malformed',
    new Uint8Array([0x54, shapes, 0, ...type, ...base, ...paint, ...colour]),
  ],
  'says that it has words and has none': ['update-malformed', new Uint8Array([0x25, 0, 0, 1])],
  'has a text longer than itself': ['update-malformed', first(...type, ...base, ...paint, 9, 200, 1, 120)],
  'has a text of broken letters': ['update-malformed', first(...type, ...base, ...paint, 9, 2, 0xc3, 0x28)],
  'has a text in more bytes than it needs': ['update-malformed', first(...type, ...base, ...paint, 9, 2, 0xc0, 0x80)],
  'has a letter cut in two': ['update-malformed', first(...type, ...base, ...paint, 9, 1, 0xe1, 0x9e, 0x80)],
  'has a word of 193 bytes': ['update-malformed', first(...text('x'.repeat(193)), ...base, ...paint, ...colour)],
  'counts a million million parts': [
    'update-malformed',
    first(...type, ...base, ...paint, 11, ...times(5, 0xff), 0x7f, 0),
  ],
  'counts a million million keys': ['update-malformed', first(...type, ...base, 0, ...times(5, 0xff), 0x7f, 0)],
  'counts past the end of numbers': ['update-malformed', first(...type, ...base, ...paint, 3, ...times(9, 0xff), 1)],
  'counts without end': ['update-malformed', first(...type, ...base, ...paint, 3, ...times(5000, 0xff))],
  'has a key twice': [
    'update-malformed',
    first(...type, ...base, 0, 2, ...text('paint'), words + 4, ...colour, ...colour),
  ],
  'has a prototype': ['update-poisoned', first(...type, ...base, 0, 1, ...text('__proto__'), 0)],
  'is nested beyond 32 levels': ['update-too-deep', first(...type, ...base, ...paint, ...times(40, 11, 1), 0)],
  'is nested without end': ['update-too-deep', first(...type, ...base, ...paint, ...times(5_000, 11, 1), 0)],
}

describe('bytes in the place of an entry', () => {
  it('are an honest entry when nothing is wrong with them', () => {
    const client = binaryClient(666)
    client.pushBytes(honest)
    const engine = openEngine()
    expect(engine.timeline.log().apply(client.update(), from)).toEqual({ kind: 'applied' })
    expect(engine.document.current().zones[zoneKey('base')]).toBeUndefined()
    expect(engine.timeline.log().entries()).toMatchObject([{ author: 'mallory#0', lamport: 1, type: 'test.x' }])
  })

  it.each(Object.keys(bytes))('[L13] that %s are refused with a reason, and honest work goes on', name => {
    const [reason, entry] = bytes[name] ?? ['', new Uint8Array()]
    const mallory = binaryClient(666)
    mallory.pushBytes(entry)
    const engine = openEngine()
    run(engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    const log = engine.timeline.log()
    expect(log.apply(mallory.update(), from)).toEqual({ kind: 'refused', reason })
    const read = readUpdate(mallory.update(), () => newLine)
    expect(typeof read === 'string' ? read : read.errors.get(666)).toBe(reason)
    const other = binaryClient(667)
    other.write(blue)
    expect(log.apply(other.update(), from)).toEqual({ kind: 'applied' })
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#0000ff' })
    expect(log.stateVector().has(666)).toBe(false)
  })

  it('[L13] that are cut off anywhere are refused', () => {
    for (let length = 0; length < honest.length; length++) {
      const client = binaryClient(666)
      client.pushBytes(honest.subarray(0, length))
      const read = readUpdate(client.update(), () => newLine)
      expect(typeof read === 'string' ? read : read.errors.get(666)).toBe('update-malformed')
    }
  })

  it('[L13] that chance has changed are refused, or read alike on a live page and a loaded one', () => {
    const dice = random(5)
    for (let round = 0; round < 400; round++) {
      const mallory = binaryClient(666)
      const entries = [
        mallory.bytesOf(writing('layer:a', { alive: true, text: 'អង្គរ', place: { x: 1.25, y: -3, turn: 0.1 } })),
        mallory.bytesOf(blue),
        mallory.bytesOf({ kind: 'undo', target: { client: 666, clock: 2 } }),
        mallory.bytesOf(writing('layer:a', { text: 'x' })),
      ]
      const changed = entries[dice.below(entries.length)]
      if (changed) changed[dice.below(changed.length)] = dice.below(256)
      const live = openEngine()
      for (const entry of entries) {
        mallory.pushBytes(entry)
        live.timeline.log().apply(mallory.update(), from)
      }
      const loaded = openEngine()
      loaded.timeline.log().apply(live.timeline.log().update(), { from: 'storage' })
      expect(canonical(loaded.document.current())).toBe(canonical(live.document.current()))
      expect(loaded.timeline.moment()).toEqual(live.timeline.moment())
    }
  })

  it('[L13] that are refused teach nothing: what follows is read as if they had never come', () => {
    const line = binaryClient(666)
    line.write(blue)
    const known = line.update()
    const before = Y.encodeStateVector(line.doc)
    const engine = openEngine()
    engine.timeline.log().apply(known, from)
    const liar = binaryClient(666)
    liar.write(blue)
    liar.pushBytes(new Uint8Array([0x74, 6, 1, 0, ...text('test.lie'), ...base, ...paint]))
    expect(engine.timeline.log().apply(liar.update(), from)).toMatchObject({ kind: 'refused' })
    line.write(writing('zone:collar', { paint: { type: 'solid', colour: '#123456' } }, 'test.truth'))
    engine.timeline.log().apply(Y.encodeStateAsUpdate(line.doc, before), from)
    expect(engine.timeline.log().entries().at(-1)).toMatchObject({ type: 'test.truth', lamport: 2 })
  })
})

describe('an older version’s chunk', () => {
  it('[L9] is read beside binary ones, before and behind them', () => {
    const older = rawClient(500)
    older.push(['test.x', 1, 0, ['zone:base', { paint: { type: 'solid', colour: '#111111' } }]])
    const engine = openEngine({ newClient: () => 7 })
    engine.timeline.log().apply(older.update(), from)
    run(engine, setColour.of({ zone: 'base', colour: '#222222' }))
    older.push([2, 3, 0, ['zone:base', { paint: { type: 'solid', colour: '#333333' } }]])
    engine.timeline.log().apply(older.update(), from)
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#333333' })
    const loaded = openEngine()
    loaded.timeline.log().apply(mergeUpdates([engine.timeline.log().update()]), { from: 'storage' })
    expect(loaded.document.current()).toEqual(engine.document.current())
  })
})

describe('the log of a page', () => {
  it('[L14] keeps every value as it was', () => {
    const values = [0, -0, 1, 127, 128, -1, -128, 0.1, 12.34, -12.34, 1e-9, 2 ** 40, -(2 ** 53) + 1, 1.5e300]
    const texts = ['', 'x', '#ff00aa', '#FF00AA', 'អង្គរ', '👕', '\ud83d', 'x'.repeat(999), 'ក'.repeat(200), '\0']
    const nested = { 'a\0b': [true, false, null, []], a: {}, b: { '': 1, '2': 2, '1': 3 } }
    const engine = openEngine()
    run(engine, addText.of({ layer: 'a', text: 'A' }))
    for (const value of [...values, ...texts, nested, { a: 1, b: 2 }, { 'a\0b': 1 }]) {
      engine.timeline.log().append(writing('layer:a', { shadow: value }), engine.timeline.log().entries().length + 1)
    }
    const loaded = openEngine()
    loaded.timeline.log().apply(engine.timeline.log().update(), { from: 'storage' })
    expect(loaded.timeline.log().entries()).toEqual(engine.timeline.log().entries())
    expect(loaded.timeline.log().entries().length).toBe(values.length + texts.length + 4)
  })

  it('[L14] holds a command in 24 bytes', () => {
    const engine = openEngine()
    const dice = random(3)
    const zones = ['base', 'collar', 'sleeves', 'cuffs', 'hem']
    run(engine, ...['a', 'b', 'c'].map(layer => addText.of({ layer, text: 'TEAM' })))
    for (let step = 0; step < 2000; step++) {
      const layer = dice.pick(['a', 'b', 'c'])
      run(
        engine,
        dice.unit() < 0.5
          ? setColour.of({
              zone: dice.pick(zones),
              colour: `#${dice
                .below(2 ** 24)
                .toString(16)
                .padStart(6, '0')}`,
            })
          : setLayer.of({ layer, field: 'text', value: `TEXT ${dice.below(1000)}` }),
      )
    }
    const log = engine.timeline.log()
    expect(log.update().length / log.entries().length).toBeLessThan(24)
  })

  it('[L14] gives back what stands behind a lost piece, but for what is named by a word that only that piece had', () => {
    const engine = openEngine({ newClient: () => 7 })
    const pieces: Uint8Array[] = []
    engine.timeline.log().updates$.subscribe(({ update }) => pieces.push(update))
    run(
      engine,
      addText.of({ layer: 'lost', text: 'B' }),
      setLayer.of({ layer: 'lost', field: 'text', value: 'B' }),
      addText.of({ layer: 'kept', text: 'C' }),
      setColour.of({ zone: 'collar', colour: '#00ff00' }),
      setLayer.of({ layer: 'kept', field: 'text', value: 'D' }),
    )
    const retry = openEngine()
    for (const piece of pieces.slice(1)) retry.timeline.log().apply(piece, { from: 'storage' })
    retry.sync.recoverWaiting()
    const { layers, zones } = retry.document.current()
    expect(Object.keys(zones)).toEqual(['collar'])
    expect(Object.entries(layers).map(([id, layer]) => [id, layer.text])).toEqual([['kept', 'D']])
  })
})
