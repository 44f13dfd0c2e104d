import type { FastifyReply } from 'fastify'
import { Problem } from './problem.ts'

/**
 * Reads the version that a change is based on from a header such as `If-Match: "3"`.
 * @throws Problem `version-required` without one
 */
export function expectedVersion(headers: Readonly<Record<string, unknown>>): number {
  const input = headers['if-match']
  const version = typeof input === 'string' ? /^"(\d{1,9})"$/.exec(input)?.[1] : undefined
  if (version === undefined) throw new Problem('version-required')
  return Number(version)
}

interface Wanted {
  readonly page: number
  readonly pageSize: number
}

/** Cuts one page out of a list in memory. */
export const pageItems = <Item>(all: readonly Item[], { page, pageSize }: Wanted) => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  page,
  pageSize,
})

/** Sends an SVG that never changes at its address. Opened directly an SVG is a page, so it may load and run nothing. */
export const sendSvg = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .serializer(String)
    .send(svg)
