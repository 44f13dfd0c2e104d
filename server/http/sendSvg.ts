import type { FastifyReply } from 'fastify'

/** A picture whose address changes when it does. Opened by itself, an SVG is a page: it may load nothing, run nothing. */
export const sendSvg = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .serializer(String)
    .send(svg)
