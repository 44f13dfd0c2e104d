import { z } from 'zod'
import { defineCall } from '../call.ts'
import { orderStatus } from '../orders/order.ts'
import { productType } from '../tenantSettings.ts'

/** The longest period in days. */
export const longestPeriod = 1100

const day = z.iso.date()

const figuresQuery = z
  .object({
    /** The first and the last day, as the shop counts days. */
    from: day,
    to: day,
    /** Minutes that the clock of the shop is ahead of UTC. */
    ahead: z.coerce.number().int().min(-840).max(840).default(0),
  })
  .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < longestPeriod, {
    path: ['to'],
    error: 'invalid-date',
  })
export type FiguresQuery = z.output<typeof figuresQuery>

const dayMs = 24 * 60 * 60 * 1000
/** From one day to another, both as `2026-11-23`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

const counted = {
  /** Orders that were placed then and were neither canceled nor rejected. */
  orders: z.int(),
  /** Pieces of these orders. */
  pieces: z.int(),
  /** What these orders cost; cents. */
  ordered: z.int(),
  /** Payments that were recorded then, less what was given back; cents. */
  income: z.int(),
  /** Designs that were begun then and have something on them. */
  designs: z.int(),
  /** Of these, those that were ordered, whenever that was. */
  orderedDesigns: z.int(),
}

const figures = z.object({
  /** What a point of the series is. */
  by: z.enum(['day', 'week', 'month']),
  /** In order and without gaps; `at` is the first day of each. */
  series: z.array(z.object({ at: day, ...counted })),
  totals: z.object(counted),
  /** How long orders that were placed then stayed in a status, in hours; of those that have left it. */
  statuses: z.array(z.object({ status: orderStatus, orders: z.int(), median: z.number(), mean: z.number() })),
  /** What was ordered, the most first. */
  products: z.array(z.object({ productType, pieces: z.int() })),
})
export type Figures = z.infer<typeof figures>

export const readFiguresCall = defineCall({
  method: 'GET',
  path: '/api/console/figures',
  access: 'admin',
  right: 'manage',
  summary: 'Get orders, pieces, income, times and designs of a period',
  query: figuresQuery,
  response: figures,
})

/** With a byte order mark. Money is in dollars. */
export const exportFiguresCall = defineCall({
  method: 'GET',
  path: '/api/console/figures-export',
  access: 'admin',
  right: 'manage',
  summary: 'Export the figures of a period as CSV',
  query: figuresQuery,
  response: z.string(),
})
