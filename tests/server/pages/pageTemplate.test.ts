import { expect, it } from 'vitest'
import type { RenderedPage } from '../../../server/contract/pageStart.ts'
import { fillTemplate } from '../../../server/pages/pageTemplate.ts'
import { tenantOf } from '../../support/tenantOf.ts'

const template = `<!doctype html><html lang="km"><head><title>Kitloom</title>
<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/ground.css"></head>
<body><div id="root"></div></body></html>`

const page: RenderedPage = {
  attributes: 'lang="km"',
  head: '<title>Shop $& Co</title>',
  body: '<p>kits</p>',
  start: { tenant: tenantOf(), language: 'kh', theme: 'light', isDrawn: true, responses: [] },
  isRead: true,
  modules: [],
  isPrivate: false,
}

it('asks for faces before any script, and keeps styles in their order', () => {
  const files = { styles: ['assets/home.css'], scripts: ['assets/home.js'], faces: ['assets/koulen.woff2'] }
  const html = fillTemplate(template, page, files)
  const places = ['Shop $& Co', 'koulen.woff2', 'index.js', 'ground.css', 'home.css', 'home.js', '<p>kits</p>']
  const found = places.map(part => html.indexOf(part))
  expect(found.every(at => at > 0)).toBe(true)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(html).toContain('as="font" type="font/woff2" crossorigin')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(2)
})

it('asks for faces after the scripts where nothing can be read before those have run', () => {
  const files = { styles: [], scripts: ['assets/editor.js'], faces: ['assets/kantumruy.woff2'] }
  const html = fillTemplate(template, { ...page, isRead: false }, files)
  const places = ['index.js', 'editor.js', 'fetchpriority="low" href="/assets/kantumruy.woff2"', '</head>']
  const found = places.map(part => html.indexOf(part))
  expect(found.every(at => at > 0)).toBe(true)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(1)
})
