import * as Y from 'yjs'
import type { EntryDraft } from '../../engine/log/commandLog.ts'
import { binaryClient, writing } from './binaryClient.ts'
import { type Random, random } from './random.ts'
import { type RawClient, rawClient } from './rawClient.ts'

/** Where a raw client's entries begin: behind the item that opens its chunk, and the head. */
const firstClock = 2
const wanderer = 66_601

type Items = (dice: Random) => (index: number) => unknown

const colour = (dice: Random): string => `#${dice.below(0x1000000).toString(16).padStart(6, '0')}`
const paint = (dice: Random) => ({ type: 'solid', colour: colour(dice) })
const fieldNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `f${at.toString(36)}`)
const command = (lamport: number, writes: readonly unknown[]): unknown => ['test.x', lamport, 0, writes]
const toggle = (kind: 0 | 1, lamport: number, clock: number, client = wanderer): unknown => [
  kind,
  lamport,
  0,
  client,
  clock,
]

/** What one client writes, item by item; each kind leans on another part of what reads the log. */
const itemsOfKind: Readonly<Record<string, Items>> = {
  'plain commands': dice => at =>
    command(at + 1, [`zone:${dice.pick(['base', 'back', 'hem'])}`, { paint: paint(dice) }]),
  'toggles of one command': dice => at =>
    at === 0 ? command(1, ['zone:base', { paint: paint(dice) }]) : toggle((at % 2) as 0 | 1, at + 1, firstClock),
  'toggles of a wide command': () => {
    const fields = Object.fromEntries(fieldNames(1000).map(name => [name, 0]))
    return at =>
      at === 0 ? command(1, ['player:p', { alive: true, ...fields }]) : toggle((at % 2) as 0 | 1, at + 1, firstClock)
  },
  'toggles that wait': dice => at => toggle(dice.below(2) as 0 | 1, at + 1, dice.pick([5, 6, 7]), 77_777),
  'toggles that fall': () => at =>
    at === 0 ? command(1, ['zone:base', { paint: null }]) : toggle((at % 2) as 0 | 1, 60_000 - at, firstClock),
  'commands undone one by one': dice => at =>
    at % 2 === 0 ? command(at + 1, ['zone:base', { paint: paint(dice) }]) : toggle(0, at + 1, firstClock + at - 1),
  'commands before all others': dice => at => command(60_000 - at, ['zone:base', { paint: paint(dice) }]),
  'commands too far ahead': dice => at => command(90_000_000 - at, ['zone:base', { paint: paint(dice) }]),
  'named versions': dice => at =>
    command(at + 1, [
      `moment:m${at}`,
      { alive: true, name: 'v', vector: Array.from({ length: 100 }, () => [dice.below(2 ** 32), 1]) },
    ]),
  'one record of many fields': dice => at => command(at + 1, ['player:p', { alive: true, [`f${at}`]: colour(dice) }]),
  'many records': dice => at => command(at + 1, [`zone:z${at}`, { paint: paint(dice) }]),
  'the same field twice': dice => at =>
    command(at + 1, Array.from({ length: 20 }, () => ['zone:base', { paint: paint(dice) }]).flat()),
  'deep values': dice => at => command(at + 1, ['layer:l', { alive: true, paint: nested(dice.below(30)) }]),
  'items that are no entries': dice => () => dice.pick([null, 0, [], [1], {}, 'x', ['test.x', -1, 0, []]]),
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

export const costlyKinds = [...Object.keys(itemsOfKind), 'many clients', 'many chunks', 'one large item']

/** An update of about so many bytes that an honest line would carry, made to cost its readers much. */
export function costlyUpdate(kind: string, bytes: number, seed = 1): Uint8Array {
  const dice = random(seed)
  if (kind === 'many clients') return manyClients(bytes, dice)
  if (kind === 'many chunks') return manyChunks(bytes, dice)
  const client = rawClient(wanderer)
  if (kind === 'one large item') {
    client.push(command(1, ['zone:base', { paint: 'x'.repeat(bytes) }]))
    return client.update()
  }
  const items = itemsOfKind[kind]?.(dice)
  if (!items) throw new Error(`There is no kind of costly update called "${kind}".`)
  fill(client, items, bytes)
  return client.update()
}

const wide = (): unknown => Object.fromEntries(fieldNames(1000).map(name => [name, 0]))

/** The same for chunks that name words and shapes by number, where few bytes could mean much. */
const draftsOfKind: Readonly<Record<string, (dice: Random) => (index: number) => EntryDraft>> = {
  'plain commands': dice => () => writing(`zone:${dice.pick(['base', 'back', 'hem'])}`, { paint: paint(dice) }),
  'toggles of one command': dice => at => (at === 0 ? writing('zone:base', { paint: paint(dice) }) : toggling(at)),
  'toggles of a wide command': () => at =>
    at === 0 ? writing('player:p', { alive: true, ...(wide() as object) }) : toggling(at),
  'commands before all others': dice => () => writing('zone:base', { paint: paint(dice) }),
  'words that never come again': dice => at => writing(`zone:z${at}`, { paint: paint(dice) }, `test.t${at}`),
  'shapes that never come again': () => at => writing('player:p', { [`f${at}`]: 0, [`g${at}`]: null }),
  'one wide shape': () => () => writing('player:p', wide()),
  'one word everywhere': () => () => writing('layer:l', { outlines: new Array(3000).fill('x'.repeat(40)) }),
  'empty lists': () => () => writing('layer:l', { outlines: new Array(2000).fill([]) }),
  'deep lists': () => () => writing('layer:l', { outlines: new Array(200).fill(nested(28)) }),
  'letters of three bytes': () => () => writing('layer:l', { text: 'ក'.repeat(900) }),
}

const toggling = (at: number): EntryDraft => ({
  kind: at % 2 === 0 ? 'redo' : 'undo',
  target: { client: wanderer, clock: firstClock },
})

export const costlyBinaryKinds = Object.keys(draftsOfKind)

/** The same of a binary chunk. */
export function costlyBinaryUpdate(kind: string, bytes: number, seed = 1): Uint8Array {
  const drafts = draftsOfKind[kind]?.(random(seed))
  if (!drafts) throw new Error(`There is no kind of costly binary update called "${kind}".`)
  const client = binaryClient(wanderer)
  const lamport = kind === 'commands before all others' ? (at: number) => 60_000 - at : undefined
  const entries: Uint8Array[] = []
  for (let at = 0, size = 0; size < bytes; at++) {
    const entry = client.bytesOf(drafts(at), lamport?.(at))
    entries.push(entry)
    size += entry.length + 2
  }
  client.pushBytes(...entries)
  return client.update()
}

function fill(client: RawClient, items: (index: number) => unknown, bytes: number): void {
  const portion = 64
  for (let at = 0; client.update().length < bytes; at += portion) {
    client.chunk.push(Array.from({ length: portion }, (_, index) => items(at + index)))
  }
}

/** About, as bytes of one client who says one thing. */
const bytesOfClient = 104

/** An update of so many clients who say one thing each, as so many page loads leave behind. */
export const crowdedUpdate = (count: number): Uint8Array => manyClients(count * bytesOfClient, random(1))

function manyClients(bytes: number, dice: Random): Uint8Array {
  const clients = Array.from({ length: Math.ceil(bytes / bytesOfClient) }, (_, at) => {
    const client = rawClient(at + 10)
    client.push(command(1, ['zone:base', { paint: paint(dice) }]))
    return client.update()
  })
  // A few at once: to merge all of them in one call takes their number squared.
  let joined: Uint8Array[] = clients
  while (joined.length > 1) {
    joined = Array.from({ length: Math.ceil(joined.length / 8) }, (_, at) =>
      Y.mergeUpdates(joined.slice(at * 8, at * 8 + 8)),
    )
  }
  return joined[0] ?? new Uint8Array([0, 0])
}

function manyChunks(bytes: number, dice: Random): Uint8Array {
  const { doc, chunks } = rawClient(wanderer)
  for (let at = 1; at * bytesOfClient < bytes; at++) {
    const chunk = new Y.Array<unknown>()
    chunk.push([[1, 'mallory#0', 0], command(at, ['zone:base', { paint: paint(dice) }])])
    chunks.set(`${wanderer.toString(36)}.${at}`, chunk)
  }
  return Y.encodeStateAsUpdate(doc)
}
