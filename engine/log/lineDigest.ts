import * as Y from 'yjs'
import { decodeOnce, type Struct } from './decodeOnce.ts'

/** The digest of a line that says nothing yet. */
export const emptyDigest = 0

/**
 * Goes on with the digest of a client's line, from the clock up to which it was counted to the end of the structs or
 * to `end`. Two lines with the same digest at the same clock say the same: a number below 2⁵³, however the line was
 * cut into updates. Values are taken as Yjs carries them over the wire.
 */
export function extendDigest(
  digest: number,
  structs: readonly Struct[],
  { from, end = Number.POSITIVE_INFINITY }: { readonly from: number; readonly end?: number },
): number {
  const mixer = createMixer(digest)
  for (const struct of structs) {
    const { clock } = struct.id
    if (clock >= end) break
    const last = Math.min(struct.length, end - clock)
    for (let index = Math.max(0, from - clock); index < last; index++) {
      mixUnit(mixer, struct, index)
      mixer.close()
    }
  }
  return mixer.digest()
}

/** The digests of some lines after an update that goes on with them, from what they say up to the given clocks. */
export function digestsAfter(
  update: Uint8Array,
  lines: ReadonlyMap<number, { readonly clock: number; readonly digest: number }>,
): ReadonlyMap<number, number> {
  const structs = decodeOnce(update)?.structs ?? []
  return new Map(
    [...lines].map(([client, { clock, digest }]) => {
      const own = structs.filter(({ id }) => id.client === client)
      return [client, extendDigest(digest, own, { from: clock })]
    }),
  )
}

/** Everything that stands at one clock of a line. */
function mixUnit(mixer: Mixer, struct: Struct, index: number): void {
  if (!(struct instanceof Y.Item)) return
  const { content } = struct
  if (content instanceof Y.ContentAny) mixValue(mixer, content.arr[index])
  else if (content instanceof Y.ContentBinary) mixValue(mixer, content.content)
  else mixValue(mixer, struct.parentSub ?? undefined)
}

interface Mixer {
  word(value: number): void
  /** Ends a unit, so that the digest may be read and gone on with here. */
  close(): void
  digest(): number
}

const highBits = 0x1fffff

/** Two lanes of 32 and 21 bits, since a digest has to be a whole number that JavaScript holds. */
function createMixer(digest: number): Mixer {
  let low = digest | 0
  let high = Math.floor(digest / 2 ** 32) | 0
  return {
    word(value) {
      low = Math.imul(low ^ value, 0x9e3779b1)
      low ^= low >>> 15
      high = Math.imul(high ^ value ^ (low << 7), 0x85ebca77)
      high ^= high >>> 13
    },
    close() {
      high &= highBits
    },
    digest: () => (high & highBits) * 2 ** 32 + (low >>> 0),
  }
}

const tags = { text: 1, number: 2, list: 3, object: 4, bytes: 5, nothing: 6, unset: 7, yes: 8, no: 9 }

function mixValue(mixer: Mixer, value: unknown): void {
  if (typeof value === 'string') mixText(mixer, value)
  else if (typeof value === 'number') mixNumber(mixer, value)
  else if (typeof value === 'boolean') mixer.word(value ? tags.yes : tags.no)
  else if (value === undefined) mixer.word(tags.unset)
  else if (value === null) mixer.word(tags.nothing)
  else if (typeof value === 'object') mixObject(mixer, value)
  else mixText(mixer, String(value))
}

function mixObject(mixer: Mixer, value: object): void {
  if (Array.isArray(value)) {
    mixer.word(tags.list)
    mixer.word(value.length)
    for (const part of value) mixValue(mixer, part)
  } else if (value instanceof Uint8Array) {
    mixer.word(tags.bytes)
    mixer.word(value.length)
    for (const byte of value) mixer.word(byte)
  } else {
    const parts = Object.entries(value)
    mixer.word(tags.object)
    mixer.word(parts.length)
    for (const [key, part] of parts) {
      mixText(mixer, key)
      mixValue(mixer, part)
    }
  }
}

/** What half of a pair becomes on the wire. */
const replacement = 0xfffd

function mixText(mixer: Mixer, text: string): void {
  mixer.word(tags.text)
  mixer.word(text.length)
  for (let index = 0; index < text.length; index++) {
    const point = text.codePointAt(index) ?? 0
    const isHalf = point >= 0xd800 && point <= 0xdfff
    mixer.word(isHalf ? replacement : point)
    if (point > 0xffff) index++
  }
}

const bits = new DataView(new ArrayBuffer(8))

function mixNumber(mixer: Mixer, value: number): void {
  mixer.word(tags.number)
  bits.setFloat64(0, value)
  mixer.word(bits.getInt32(0))
  mixer.word(bits.getInt32(4))
}

/**
 * Digests of the lines of a document, by client and clock; `null` where the document has less. What was counted once is
 * gone on with, so that an acknowledgement costs what it acknowledges.
 */
export function createLineDigests(doc: Y.Doc): (client: number, clock: number) => number | null {
  const counted = new Map<number, { readonly clock: number; readonly digest: number }>()
  const start = { clock: 0, digest: emptyDigest }
  return (client, clock) => {
    if (clock > Y.getState(doc.store, client)) return null
    const last = counted.get(client) ?? start
    const known = last.clock <= clock ? last : start
    const structs = doc.store.clients.get(client) ?? []
    const first = known.clock < clock ? Y.findIndexSS(structs, known.clock) : structs.length
    const digest = extendDigest(known.digest, structs.slice(first), { from: known.clock, end: clock })
    counted.set(client, { clock, digest })
    return digest
  }
}
