import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../../app/frame/server/renderPage.tsx'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { type DatabaseKind, databases } from '../../support/server/databases.ts'
import { expectCode, sendKit, step } from '../../support/server/designers.ts'
import { addCustomer, namedPrincipals } from '../../support/server/namedPrincipals.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { images } from '../../support/server/uploadFiles.ts'

const template = `<!doctype html><html lang="km" data-theme="light"><head><title>Kitloom</title>
<meta name="description" content="Kits." /></head><body><div id="root"></div></body></html>`

let api: TestServer
let builtApp = ''
beforeAll(async () => {
  builtApp = mkdtempSync(join(tmpdir(), 'kitloom-pages-'))
  writeFileSync(join(builtApp, 'index.html'), template)
  const services = () => ({ builtApp, renderPage, authenticator: namedPrincipals })
  api = await openTestServer({ database: databases[0] as DatabaseKind, services })
})
afterAll(async () => {
  await api.close()
  rmSync(builtApp, { recursive: true, force: true })
})

const browser = { accept: 'text/html,*/*;q=0.8' }

async function open(url: string, { shop = 'angkor', ...headers }: Record<string, string> = {}) {
  const response = await api.server.inject({ url, headers: { host: `${shop}.localhost`, ...browser, ...headers } })
  const { document } = new JSDOM(response.body).window
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null
  const start = JSON.parse(document.getElementById('start')?.textContent ?? 'null')
  return { response, document, meta, start, text: document.getElementById('root')?.textContent ?? '' }
}

it.each([
  ['/', 'ក្រុម'],
  ['/products', 'អាវមានមួក'],
  ['/store', 'ការរចនាសម្រាប់ចាប់ផ្ដើម'],
  ['/pricing', '$'],
  ['/about', 'អង្គរ ស្ព័រ'],
  ['/privacy', 'អង្គរ ស្ព័រ'],
  ['/credits', 'Kitloom'],
])('sends %s with its text, in Khmer when nobody says otherwise', async (path, word) => {
  const { response, document, meta, text } = await open(path)
  expect(response.headers['content-type']).toContain('text/html')
  expect(document.documentElement.lang).toBe('km')
  expect(text).toContain(word)
  expect(document.title).toMatch(/ · អង្គរ ស្ព័រ$/)
  expect(meta('description')).toMatch(/[\u1780-\u17ff]{20}/)
})

it('draws each shop with its name, colour and logo, in the language and theme of the visitor', async () => {
  const cookie = 'kitloom-lang=en; kitloom-theme=dark'
  const { document, meta, text, start } = await open('/', { shop: 'mekong', cookie })
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(document.documentElement.style.getPropertyValue('--brand-own')).toBe(meta('theme-color'))
  expect(text).toContain('Mekong Football')
  expect(document.querySelector('#root img')?.getAttribute('src')).toContain('/api/branding/logo.svg')
  expect(meta('og:site_name')).toBe('Mekong Football')
  expect(meta('og:locale')).toBe('en_US')
  expect(meta('og:image')).toMatch(/^http:\/\/mekong\.localhost\/.+\.jpg$/)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://mekong.localhost/')
  expect(start.tenant.slug).toBe('mekong')
})

it('sends what the first screen asks for with it', async () => {
  const { start } = await open('/store?type=TSHIRT')
  const keys = start.responses.map(({ key }: { readonly key: readonly unknown[] }) => key[0])
  expect(keys.sort()).toEqual(['pricing', 'store'])
  const [designs] = start.responses.filter(({ key }: { readonly key: readonly unknown[] }) => key[0] === 'store')
  expect(designs.value.items.length).toBeGreaterThan(0)
})

const hostile = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>$&`

it('lets no name of a shop or a design become markup', async () => {
  const owner = await addCustomer(api)
  const { id } = await sendKit(owner, { name: hostile.slice(0, 80) })
  await expectCode(step(owner, id, 'publish'), 200)
  const shop = await api.shop('angkor')
  const rename = (nameKh: string) =>
    api.database.asSystem(async tx => {
      await tx.update(tenants).set({ nameKh }).where(eq(tenants.id, shop.id))
    })
  await rename(hostile)
  api.services.tenants.forget()
  try {
    for (const path of ['/?hostile', '/store?hostile', `/store/${id}`]) {
      const { document, meta } = await open(path)
      expect([...document.querySelectorAll('script')].map(({ type }) => type)).toEqual(['application/json'])
      expect(document.querySelectorAll('[onerror]')).toHaveLength(0)
      expect(meta('og:site_name')).toBe(hostile)
    }
    expect((await open(`/store/${id}`)).meta('og:title')).toContain('</script><script>alert(1)')
  } finally {
    await rename(shop.nameKh)
    api.services.tenants.forget()
  }
})

it('shows a shared design to messengers with its image, and keeps private links from search engines', async () => {
  const owner = await addCustomer(api)
  const { id } = await sendKit(owner, { name: 'Riverside' })
  await expectCode(owner.put(`/api/designs/${id}/thumbnail`, await images.png(), { 'content-type': 'image/png' }), 200)
  const link = (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope: 'view' }), 201)).json()
  const shared = await open(link.path, { accept: '*/*' })
  expect(shared.meta('og:title')).toBe('Riverside')
  expect(shared.meta('robots')).toBe('noindex')
  expect(shared.response.headers['x-robots-tag']).toBe('noindex')
  expect(shared.document.querySelector('link[rel=canonical]')).toBeNull()
  expect(shared.text).toContain('Riverside')
  const card = await api.get(
    new URL(shared.meta('og:image') ?? '').pathname + new URL(shared.meta('og:image') ?? '').search,
  )
  expect(card.headers['content-type']).toBe('image/jpeg')
  expect([...card.rawPayload.subarray(0, 2)]).toEqual([0xff, 0xd8])

  await expectCode(step(owner, id, 'publish'), 200)
  const published = await open(`/store/${id}`)
  expect(published.meta('robots')).toBeNull()
  expect(published.meta('og:title')).toBe('Riverside')
})

it('sends a page again only when it has changed', async () => {
  const { response } = await open('/pricing')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.headers.vary).toMatch(/cookie/i)
  const again = await open('/pricing', { 'if-none-match': String(response.headers.etag) })
  expect(again.response.statusCode).toBe(304)
})

it('gives other screens the name and colour of their shop, and no search engine keeps them', async () => {
  const { document, meta, text, start } = await open('/order/track')
  expect(document.title).toBe('អង្គរ ស្ព័រ')
  expect(meta('robots')).toBe('noindex')
  expect(text).toBe('')
  expect(start).toMatchObject({ isDrawn: false, tenant: { slug: 'angkor' } })
})

it('draws the frame of a form to sign in, and keeps it from search engines', async () => {
  const { document, meta, start } = await open('/auth/signin')
  expect(document.title).toBe('ចូលគណនី · អង្គរ ស្ព័រ')
  expect(meta('robots')).toBe('noindex')
  expect(document.querySelector('main [role=status]')).not.toBeNull()
  expect(start).toMatchObject({ isDrawn: true })
})

it('shows what a new design looks like before any script runs, and of one that is there only the frame', async () => {
  const blankOf = async (search: string) =>
    (await open(`/design/soccer${search}`)).document.querySelector('img[src*="blank-soccer"]')
  expect(await blankOf('?new')).not.toBeNull()
  expect(await blankOf('?design=one')).toBeNull()
})

it('draws the frame of an editor, whose design only the browser knows', async () => {
  const { document, meta, text, start } = await open('/design/soccer?design=one')
  expect(document.title).toBe('អង្គរ ស្ព័រ')
  expect(meta('robots')).toBe('noindex')
  expect(document.querySelector('#root [role=status]')?.children.length).toBe(4)
  // For a browser to which no script comes.
  expect(text).toContain('យូរជាងធម្មតា')
  expect(start).toMatchObject({ isDrawn: true, tenant: { slug: 'angkor' } })
})

it('sends the page as it was built when it cannot be drawn', async () => {
  const broken = await openTestServer({
    services: () => ({ builtApp, renderPage: () => Promise.reject(new Error('No memory')) }),
  })
  const response = await broken.server.inject({ url: '/', headers: browser })
  expect(response.body).toBe(template)
  await broken.close()
})
