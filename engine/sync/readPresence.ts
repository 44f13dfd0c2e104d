import { isJsonObject, type Json, type JsonObject } from '../document/json.ts'
import { nothingSelected, type PeerPresence, type Selection } from './presence.ts'

const isWord = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 120

/** A peer's presence out of a message, or `null` when it makes no sense. */
export function readPresence(client: number, json: Json): PeerPresence | null {
  if (!isJsonObject(json) || !isWord(json.author)) return null
  return {
    client,
    author: json.author as PeerPresence['author'],
    name: isWord(json.name) ? json.name : json.author,
    selection: readSelection(json.selection),
    cursor: readCursor(json.cursor),
  }
}

function readSelection(json: Json | undefined): Selection {
  if (!isJsonObject(json)) return nothingSelected
  if (json.kind === 'layer' && isWord(json.layer)) return { kind: 'layer', layer: json.layer } as Selection
  if (json.kind === 'zone' && isWord(json.zone)) return { kind: 'zone', zone: json.zone } as Selection
  return nothingSelected
}

function readCursor(json: Json | undefined): PeerPresence['cursor'] {
  if (!isJsonObject(json) || !isWord(json.panel)) return null
  const { panel, x, y } = json as JsonObject
  return typeof x === 'number' && typeof y === 'number' ? ({ panel, x, y } as PeerPresence['cursor']) : null
}
