import { docsCall, openApiCall } from '../contract/docs.ts'
import { problemCodes } from '../contract/problemCodes.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { serveCall } from './serveCall.ts'

interface Call {
  readonly summary?: string
  readonly 'x-access'?: string
}

/** `GET /api/docs`: the calls for people; `/api/docs/openapi.json`: for programs. */
export function serveDocs(server: KitloomServer): void {
  serveCall(server, openApiCall, async (_request, reply) => {
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(server.swagger())
  })
  serveCall(server, docsCall, async (_request, reply) => {
    const calls = Object.entries(server.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.entries<Call>(methods ?? {}).map(([method, call]) => rowOf(path, method, call)),
    )
    return reply.type('text/html; charset=utf-8').serializer(String).send(pageOf(calls))
  })
}

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** `type` of a problem leads here. */
const failures = Object.entries(problemCodes).map(
  ([code, { status, title }]) =>
    `<tr id="${code.replaceAll(' ', '-')}"><td>${code}</td><td>${status}</td><td>${inHtml(title)}</td></tr>`,
)

function rowOf(path: string, method: string, call: Call) {
  const cells = [method.toUpperCase(), path, call['x-access'] ?? '', call.summary ?? '']
  return `<tr>${cells.map(cell => `<td>${inHtml(cell)}</td>`).join('')}</tr>`
}

const pageOf = (rows: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls of Kitloom</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #191919 }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #ddd }
  td:nth-child(-n + 2) { font-family: ui-monospace, monospace }
</style>
<h1>Calls of Kitloom</h1>
<p>Shapes of requests and answers: <a href="${openApiCall.path}">openapi.json</a>.</p>
<table>
<tr><th>Method<th>Path<th>Who may ask<th>What it does</tr>
${rows.join('\n')}
</table>
<h2>Failures</h2>
<p>Each is <code>application/problem+json</code> with one of these codes; forms name their fields.</p>
<table>
<tr><th>Code<th>Status<th>Means</tr>
${failures.join('\n')}
</table>
</html>`
