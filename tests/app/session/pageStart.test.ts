import { expect, it } from 'vitest'
import type { Language } from '../../../app/i18n/languages.ts'
import { readPageStart, startOfShop, writeDisplayCookies } from '../../../app/session/pageStart.ts'
import type { Theme } from '../../../app/session/theme.ts'
import { createState } from '../../../engine/streams/index.ts'
import type { PageStart } from '../../../server/contract/pageStart.ts'
import { tenantOf } from '../../support/tenantOf.ts'

const start: PageStart = { tenant: tenantOf(), language: 'kh', theme: 'light', isDrawn: true, responses: [] }

const pageWith = (text: string): Document => {
  const page = document.implementation.createHTMLDocument()
  const script = page.createElement('script')
  script.id = 'start'
  script.textContent = text
  page.body.append(script)
  return page
}

it('reads what the server sent, and nothing that it does not understand', () => {
  expect(readPageStart(pageWith(JSON.stringify(start)))).toEqual(start)
  for (const text of ['', '{', '{}', 'null', JSON.stringify({ ...start, tenant: { slug: 'angkor' } })])
    expect(readPageStart(pageWith(text))).toBeNull()
})

it('leaves the start of another shop than this tab shows', () => {
  expect(startOfShop(start, null)).toBe(start)
  expect(startOfShop(start, 'angkor')).toBe(start)
  expect(startOfShop(start, 'mekong')).toBeNull()
})

it('tells the server the language and the theme, now and when they change', () => {
  const written: string[] = []
  const page = Object.defineProperty({ cookie: '' }, 'cookie', {
    get: () => written.map(cookie => cookie.split(';')[0]).join('; '),
    set: (cookie: string) => written.push(cookie),
  })
  const [language, theme] = [createState<Language>('en'), createState<Theme>('light')]
  writeDisplayCookies(page, { language, theme })
  language.set('kh')
  expect(written.map(cookie => cookie.split(';')[0])).toEqual([
    'kitloom-lang=en',
    'kitloom-theme=light',
    'kitloom-lang=kh',
  ])
})
