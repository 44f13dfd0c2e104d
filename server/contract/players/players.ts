import { z } from 'zod'
import { documentLimits } from '../../../engine/document/limits.ts'
import { defineCall } from '../call.ts'
import { pageOf, pageQuery, versionHeaders } from '../callParts.ts'
import { garmentSize } from '../garmentSizes.ts'

const line = (longest: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .max(longest, { error: 'too-long' })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' })

/** A player. `number` is stored as it is printed: one or two digits, Latin or Khmer, so 07 differs from 7. */
export const accountPlayerFields = z.strictObject({
  name: line(60).min(1, { error: 'required' }),
  number: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .regex(/^(\d{1,2}|[០-៩]{1,2})$/, { error: 'invalid-number' }),
  size: garmentSize,
  /** Null: the same size as the shirt. */
  shortsSize: garmentSize.nullable().default(null),
  /** Null: as in the design. */
  sleeve: z.enum(['long', 'short']).nullable().default(null),
  goalkeeper: z.boolean().default(false),
  /** The list is grouped by team; empty for a player without one. */
  team: line(60).default(''),
})

/** Whether a list keeps what garments let a player choose under this name. */
export const keepsChoice = (field: string): boolean => Object.hasOwn(accountPlayerFields.shape, field)

export const player = z.object({
  id: z.uuid(),
  ...accountPlayerFields.shape,
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type AccountPlayerFields = z.infer<typeof accountPlayerFields>
export type Player = z.infer<typeof player>

/** What a customer says of a player, without what the server adds. */
export function fieldsOfPlayer({ id, version, createdAt, updatedAt, ...fields }: Player): AccountPlayerFields {
  return fields
}

/** The caller may choose the id, so that sending a player twice adds them once. */
export const newAccountPlayer = accountPlayerFields.extend({ id: z.uuid().optional() })
export const playerChange = z.strictObject({
  name: accountPlayerFields.shape.name.optional(),
  number: accountPlayerFields.shape.number.optional(),
  size: accountPlayerFields.shape.size.optional(),
  shortsSize: accountPlayerFields.shape.shortsSize.unwrap().optional(),
  sleeve: accountPlayerFields.shape.sleeve.unwrap().optional(),
  goalkeeper: z.boolean().optional(),
  team: accountPlayerFields.shape.team.unwrap().optional(),
})
export const playerParams = z.object({ id: z.uuid() })
/** The maximum number of players in a response or an import. */
export const maxPlayersPerRequest = documentLimits.players

export const playerQuery = pageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(maxPlayersPerRequest).default(100),
  /** Searches names and numbers. */
  search: z.string().trim().max(60).default(''),
  team: z.string().trim().max(60).optional(),
})

export const playerList = pageOf(player).extend({
  /** Every team of the customer with its number of players. */
  teams: z.array(z.object({ team: z.string(), players: z.int() })),
})

/** Rows that the page has read from a file. The file itself can be sent instead. */
export const importRows = z.strictObject({ rows: z.array(newAccountPlayer).min(1).max(maxPlayersPerRequest) })
/** The team for players who have none in the file. */
export const importQuery = z.object({ team: accountPlayerFields.shape.team })

export const importResponse = z.object({
  /** The number of players that were added. */
  added: z.int(),
  /**
   * Existing players, which do not change: line numbers of the file from 1, header included, or indexes of `rows` from
   * 0.
   */
  skipped: z.array(z.int()),
  /** Headers of columns that were ignored. */
  unused: z.array(z.string()),
  /** False when the file has no size column; everybody then gets size M. */
  isSizeGiven: z.boolean(),
})

export type ImportResponse = z.infer<typeof importResponse>
export type PlayerChange = z.infer<typeof playerChange>
export type PlayerQuery = z.infer<typeof playerQuery>

/** Media types of lists; spreadsheet programs use several. */
export const importTypes = [
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
] as const

export const listPlayersCall = defineCall({
  method: 'GET',
  path: '/api/players',
  access: 'customer',
  summary: 'List my players',
  query: playerQuery,
  response: playerList,
})

/** Sending a player twice adds them once. */
export const addPlayerCall = defineCall({
  method: 'POST',
  path: '/api/players',
  access: 'customer',
  summary: 'Add a player',
  body: newAccountPlayer,
  response: player,
  status: [200, 201],
})

export const changePlayerCall = defineCall({
  method: 'PATCH',
  path: '/api/players/:id',
  access: 'customer',
  summary: 'Update a player',
  params: playerParams,
  headers: versionHeaders,
  body: playerChange,
  response: player,
})

export const removePlayerCall = defineCall({
  method: 'DELETE',
  path: '/api/players/:id',
  access: 'customer',
  summary: 'Delete a player',
  params: playerParams,
  response: z.null(),
  status: 204,
})

export const importPlayersCall = defineCall({
  method: 'POST',
  path: '/api/players/import',
  access: 'customer',
  summary: 'Import the players of a list that are new, all or none',
  query: importQuery,
  body: importRows,
  files: importTypes,
  response: importResponse,
})
