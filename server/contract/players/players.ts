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
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-name' })

/** Somebody a customer orders for. `number` is kept as it is printed: one or two figures, Latin or Khmer; 07 is not 7. */
export const playerFields = z.strictObject({
  name: line(60).min(1, { error: 'required' }),
  number: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .regex(/^(\d{1,2}|[០-៩]{1,2})$/, { error: 'invalid-number' }),
  size: garmentSize,
  /** null: the size of the shirt. */
  shortsSize: garmentSize.nullable().default(null),
  /** null: as the design has it. */
  sleeve: z.enum(['long', 'short']).nullable().default(null),
  goalkeeper: z.boolean().default(false),
  /** What the list is grouped by; empty for whoever belongs to no team. */
  team: line(60).default(''),
})

export const player = z.object({
  id: z.uuid(),
  ...playerFields.shape,
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type PlayerFields = z.infer<typeof playerFields>
export type Player = z.infer<typeof player>

/** The id may be made by the caller: sent twice, a player is added once. */
export const newPlayer = playerFields.extend({ id: z.uuid().optional() })
export const playerChange = z.strictObject({
  name: playerFields.shape.name.optional(),
  number: playerFields.shape.number.optional(),
  size: playerFields.shape.size.optional(),
  shortsSize: playerFields.shape.shortsSize.unwrap().optional(),
  sleeve: playerFields.shape.sleeve.unwrap().optional(),
  goalkeeper: z.boolean().optional(),
  team: playerFields.shape.team.unwrap().optional(),
})
export const playerParams = z.object({ id: z.uuid() })
/** Players of one answer, and of one import. */
export const mostPlayersAtOnce = documentLimits.players

export const playerQuery = pageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(mostPlayersAtOnce).default(100),
  /** Part of a name or a number. */
  search: z.string().trim().max(60).default(''),
  team: z.string().trim().max(60).optional(),
})

export const playerList = pageOf(player).extend({
  /** Every team of the customer, with how many belong to it. */
  teams: z.array(z.object({ team: z.string(), players: z.int() })),
})

/** Rows that a page has read and shown; the file itself may be sent as well. */
export const importRows = z.strictObject({ rows: z.array(newPlayer).min(1).max(mostPlayersAtOnce) })
/** Of a file: whoever has no team there belongs to this one. */
export const importQuery = z.object({ team: playerFields.shape.team })

export const importAnswer = z.object({
  /** Those that were not there yet. */
  added: z.int(),
  /** The others, who stay as they are: lines of the file, from 1 with the head counted, or places among `rows`, from 0. */
  skipped: z.array(z.int()),
  /** Heads of columns that were not understood, or are not kept. */
  unused: z.array(z.string()),
  /** Without a column of sizes everybody has the size M. */
  isSizeGiven: z.boolean(),
})

export type ImportAnswer = z.infer<typeof importAnswer>
export type PlayerChange = z.infer<typeof playerChange>
export type PlayerQuery = z.infer<typeof playerQuery>

/** Media types of lists; programs of spreadsheets send what they like. */
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
  summary: "The customer's players",
  query: playerQuery,
  answer: playerList,
})

/** Sent twice, a player is added once. */
export const addPlayerCall = defineCall({
  method: 'POST',
  path: '/api/players',
  access: 'customer',
  summary: 'Adds a player',
  body: newPlayer,
  answer: player,
  status: [200, 201],
})

export const changePlayerCall = defineCall({
  method: 'PATCH',
  path: '/api/players/:id',
  access: 'customer',
  summary: 'Changes a player',
  params: playerParams,
  headers: versionHeaders,
  body: playerChange,
  answer: player,
})

export const removePlayerCall = defineCall({
  method: 'DELETE',
  path: '/api/players/:id',
  access: 'customer',
  summary: 'Takes a player off the list',
  params: playerParams,
  answer: z.null(),
  status: 204,
})

export const importPlayersCall = defineCall({
  method: 'POST',
  path: '/api/players/import',
  access: 'customer',
  summary: 'Adds the players of a list who are not there yet, all or none',
  query: importQuery,
  body: importRows,
  files: importTypes,
  answer: importAnswer,
})
