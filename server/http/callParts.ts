import type { FastifyReply } from 'fastify'
import { Problem } from './problem.ts'

/**
 * The version that a change is meant for, of a header such as `If-Match: "3"`.
 * @throws Problem `version-required` without one
 */
export function expectedVersion(headers: Readonly<Record<string, unknown>>): number {
  const given = headers['if-match']
  const version = typeof given === 'string' ? /^"(\d{1,9})"$/.exec(given)?.[1] : undefined
  if (version === undefined) throw new Problem('version-required')
  return Number(version)
}

interface Wanted {
  readonly page: number
  readonly pageSize: number
}

/** One page of what is in memory. */
export const pageItems = <Item>(all: readonly Item[], { page, pageSize }: Wanted) => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  page,
  pageSize,
})

/** A picture whose address changes when it does. Opened by itself, an SVG is a page: it may load nothing, run nothing. */
export const sendSvg = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .serializer(String)
    .send(svg)
