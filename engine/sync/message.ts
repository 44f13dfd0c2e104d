import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { Json } from '../document/field.ts'
import { type AuthorId, authorId } from '../document/ids.ts'
import type { ReasonCode } from '../document/outcome.ts'
import type { StateVector } from '../log/commandLog.ts'

/** What peers say to one another. */
export type Message =
  /** "This is what I have. Send me the rest", and, when `wantsReply` is set, "tell me what you have". */
  | { readonly kind: 'have'; readonly vector: StateVector; readonly wantsReply: boolean }
  | { readonly kind: 'update'; readonly update: Uint8Array }
  /** Pages are named by a number of their own: the client ids that they write under are told to nobody. */
  | { readonly kind: 'presence'; readonly peer: number; readonly presence: Json }
  | { readonly kind: 'left'; readonly peer: number }
  /** From a server: it holds these clients safely up to these clocks; `seq` counts what it has stored of the design. */
  | {
      readonly kind: 'stored'
      readonly seq: number
      readonly vector: StateVector
      /** What they say up to there, to be compared (`CommandLog.digest`); older servers do not tell. */
      readonly digests?: StateVector
    }
  /** From a server: it will never take what these clients have from these clocks on, as it is. */
  | { readonly kind: 'refused'; readonly reason: ReasonCode; readonly vector: StateVector }
  /** Entries of these clients from these clocks on were given up; nobody shall bring them back. */
  | { readonly kind: 'dropped'; readonly vector: StateVector }
  /** To a server, before anything else: the ticket that lets this page in, once. */
  | { readonly kind: 'hello'; readonly ticket: string; readonly self?: PageIdentity }
  /** From a server: the page is in and may do this much. */
  | { readonly kind: 'welcome'; readonly access: RoomAccess }
  /** "Are you there?", and the answer; for lines that die without a word. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }
  /** From a server: how the design stands with whom it was given to; what the words mean is not the engine's business. */
  | { readonly kind: 'reviewStatus'; readonly status: string }
  /** From a server: how much a design has of what it may have, in percent; told when it is nearly full. */
  | { readonly kind: 'fullness'; readonly percent: number }

/** The names that a page writes under. They belong to the first account or guest who says hello with them. */
export interface PageIdentity {
  readonly client: number
  readonly author: AuthorId
}

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
  'reviewStatus',
  'fullness',
] as const

export function encodeMessage(message: Message): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, kinds.indexOf(message.kind))
  switch (message.kind) {
    case 'have':
      encoding.writeUint8(encoder, message.wantsReply ? 1 : 0)
      writeVector(encoder, message.vector)
      break
    case 'update':
      encoding.writeVarUint8Array(encoder, message.update)
      break
    case 'presence':
      encoding.writeVarUint(encoder, message.peer)
      encoding.writeAny(encoder, message.presence as Parameters<typeof encoding.writeAny>[1])
      break
    case 'left':
      encoding.writeVarUint(encoder, message.peer)
      break
    case 'refused':
      encoding.writeVarString(encoder, message.reason)
      writeVector(encoder, message.vector)
      break
    case 'stored':
      encoding.writeVarUint(encoder, message.seq)
      writeVector(encoder, message.vector)
      if (message.digests) writeVector(encoder, message.digests)
      break
    case 'dropped':
      writeVector(encoder, message.vector)
      break
    case 'hello':
      encoding.writeVarString(encoder, message.ticket)
      if (message.self) {
        encoding.writeVarUint(encoder, message.self.client)
        encoding.writeVarString(encoder, message.self.author)
      }
      break
    case 'welcome':
      encoding.writeVarUint(encoder, roomAccesses.indexOf(message.access))
      break
    case 'reviewStatus':
      encoding.writeVarString(encoder, message.status)
      break
    case 'fullness':
      encoding.writeVarUint(encoder, message.percent)
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
      return { kind, wantsReply: decoding.readUint8(decoder) === 1, vector: readVector(decoder) }
    case 'update':
      return { kind, update: decoding.readVarUint8Array(decoder) }
    case 'presence':
      return { kind, peer: decoding.readVarUint(decoder), presence: decoding.readAny(decoder) as Json }
    case 'left':
      return { kind, peer: decoding.readVarUint(decoder) }
    case 'refused':
      return { kind, reason: decoding.readVarString(decoder), vector: readVector(decoder) }
    case 'stored':
      return { kind, seq: decoding.readVarUint(decoder), vector: readVector(decoder), ...readDigests(decoder) }
    case 'dropped':
      return { kind, vector: readVector(decoder) }
    case 'hello':
      return { kind, ticket: decoding.readVarString(decoder), ...readSelf(decoder) }
    case 'welcome': {
      const access = roomAccesses[decoding.readVarUint(decoder)]
      return access === undefined ? null : { kind, access }
    }
    case 'reviewStatus':
      return { kind, status: decoding.readVarString(decoder) }
    case 'fullness':
      return { kind, percent: decoding.readVarUint(decoder) }
    case 'ping':
    case 'pong':
      return { kind }
    default:
      return null
  }
}

// Both came later than their messages, so older pages and servers leave them out.
const readDigests = (decoder: decoding.Decoder): { readonly digests?: StateVector } =>
  decoding.hasContent(decoder) ? { digests: readVector(decoder) } : {}

function readSelf(decoder: decoding.Decoder): { readonly self?: PageIdentity } {
  if (!decoding.hasContent(decoder)) return {}
  return { self: { client: decoding.readVarUint(decoder), author: authorId(decoding.readVarString(decoder)) } }
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
