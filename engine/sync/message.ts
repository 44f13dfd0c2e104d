import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { Json } from '../document/field.ts'
import type { ReasonCode } from '../document/outcome.ts'
import type { StateVector } from '../log/commandLog.ts'

/** What peers say to one another. */
export type Message =
  /** "This is what I have. Send me the rest", and, when `ask` is set, "tell me what you have". */
  | { readonly kind: 'have'; readonly vector: StateVector; readonly ask: boolean }
  | { readonly kind: 'update'; readonly update: Uint8Array }
  | { readonly kind: 'presence'; readonly client: number; readonly presence: Json }
  | { readonly kind: 'left'; readonly client: number }
  /** From a server: it holds these clients safely up to these clocks; `seq` counts what it has stored of the design. */
  | { readonly kind: 'stored'; readonly seq: number; readonly vector: StateVector }
  /** From a server: it will never take what these clients have from these clocks on, as it is. */
  | { readonly kind: 'refused'; readonly reason: ReasonCode; readonly vector: StateVector }
  /** Entries of these clients from these clocks on were given up; nobody shall bring them back. */
  | { readonly kind: 'dropped'; readonly vector: StateVector }
  /** To a server, before anything else: the ticket that lets this page in, once. */
  | { readonly kind: 'hello'; readonly ticket: string }
  /** From a server: the page is in and may do this much. */
  | { readonly kind: 'welcome'; readonly access: RoomAccess }
  /** "Are you there?", and the answer; for lines that die without a word. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }
  /** From a server: how the design stands with whom it was given to; what the words mean is not the engine's business. */
  | { readonly kind: 'standing'; readonly standing: string }

/** What somebody may do in a live room. Everybody sees; who may edit may comment as well. */
export const roomAccesses = ['view', 'comment', 'edit'] as const
export type RoomAccess = (typeof roomAccesses)[number]

// Their places are their codes on the wire.
const kinds = [
  'have',
  'update',
  'presence',
  'left',
  'stored',
  'refused',
  'dropped',
  'hello',
  'welcome',
  'ping',
  'pong',
  'standing',
] as const

export function encodeMessage(message: Message): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, kinds.indexOf(message.kind))
  switch (message.kind) {
    case 'have':
      encoding.writeUint8(encoder, message.ask ? 1 : 0)
      writeVector(encoder, message.vector)
      break
    case 'update':
      encoding.writeVarUint8Array(encoder, message.update)
      break
    case 'presence':
      encoding.writeVarUint(encoder, message.client)
      encoding.writeAny(encoder, message.presence as Parameters<typeof encoding.writeAny>[1])
      break
    case 'left':
      encoding.writeVarUint(encoder, message.client)
      break
    case 'refused':
      encoding.writeVarString(encoder, message.reason)
      writeVector(encoder, message.vector)
      break
    case 'stored':
      encoding.writeVarUint(encoder, message.seq)
      writeVector(encoder, message.vector)
      break
    case 'dropped':
      writeVector(encoder, message.vector)
      break
    case 'hello':
      encoding.writeVarString(encoder, message.ticket)
      break
    case 'welcome':
      encoding.writeVarUint(encoder, roomAccesses.indexOf(message.access))
      break
    case 'standing':
      encoding.writeVarString(encoder, message.standing)
      break
  }
  return encoding.toUint8Array(encoder)
}

/** Whether bytes say that they are of a kind, without reading on. */
export const isOfKind = (bytes: Uint8Array, kind: Message['kind']): boolean => bytes[0] === kinds.indexOf(kind)

/** `null` for bytes that are no message. */
export function decodeMessage(bytes: Uint8Array): Message | null {
  try {
    const decoder = decoding.createDecoder(bytes)
    return readMessage(kinds[decoding.readVarUint(decoder)], decoder)
  } catch {
    return null
  }
}

function readMessage(kind: Message['kind'] | undefined, decoder: decoding.Decoder): Message | null {
  switch (kind) {
    case 'have':
      return { kind, ask: decoding.readUint8(decoder) === 1, vector: readVector(decoder) }
    case 'update':
      return { kind, update: decoding.readVarUint8Array(decoder) }
    case 'presence':
      return { kind, client: decoding.readVarUint(decoder), presence: decoding.readAny(decoder) as Json }
    case 'left':
      return { kind, client: decoding.readVarUint(decoder) }
    case 'refused':
      return { kind, reason: decoding.readVarString(decoder), vector: readVector(decoder) }
    case 'stored':
      return { kind, seq: decoding.readVarUint(decoder), vector: readVector(decoder) }
    case 'dropped':
      return { kind, vector: readVector(decoder) }
    case 'hello':
      return { kind, ticket: decoding.readVarString(decoder) }
    case 'welcome': {
      const access = roomAccesses[decoding.readVarUint(decoder)]
      return access === undefined ? null : { kind, access }
    }
    case 'standing':
      return { kind, standing: decoding.readVarString(decoder) }
    case 'ping':
    case 'pong':
      return { kind }
    default:
      return null
  }
}

function writeVector(encoder: encoding.Encoder, vector: StateVector): void {
  encoding.writeVarUint(encoder, vector.size)
  for (const [client, clock] of vector) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
  }
}

function readVector(decoder: decoding.Decoder): StateVector {
  const size = decoding.readVarUint(decoder)
  const vector = new Map<number, number>()
  for (let index = 0; index < size; index++) {
    vector.set(decoding.readVarUint(decoder), decoding.readVarUint(decoder))
  }
  return vector
}
