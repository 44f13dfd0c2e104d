import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expectCode } from '../../../support/server/designers.ts'
import { each, type Given, own, type Row, shop } from '../row.ts'

const at = '/api/console/fonts'
const { resolve } = createRequire(import.meta.url)
const fileOf = (font: string) => readFileSync(resolve(`@fontsource/${font}/files/${font}-latin-400-normal.woff2`))
const upload = { url: at, body: fileOf('graduate'), headers: { 'content-type': 'font/woff2' } }

/** Another font than the one that everybody uploads: another shop does not have it. */
async function added({ admin }: Given): Promise<{ id: string; url: string }> {
  const { items } = (await expectCode(admin.post(at, fileOf('anton'), upload.headers), 201)).json()
  return items[0]
}

/** The fonts that a shop has uploaded. */
export const fontRows = {
  'GET /api/console/fonts': each(200, () => ({ url: at })),
  'POST /api/console/fonts': each(201, () => upload),
  'PATCH /api/console/fonts/:id': own(200, async given => ({
    url: `${at}/${encodeURIComponent((await added(given)).id)}`,
    body: { offered: true },
  })),
  'GET /api/resources/font-files/:sha256': shop(200, async given => ({ url: (await added(given)).url })),
} satisfies Readonly<Record<string, Row>>
