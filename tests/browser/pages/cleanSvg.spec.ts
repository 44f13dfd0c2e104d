import { expect, test } from '@playwright/test'
import { type Served, serveFixture } from '../support/serveFixture.ts'

let served: Served

test.beforeAll(async () => {
  served = await serveFixture('svg')
})
test.afterAll(() => served.close())

// The purifier needs a browser that reads XML as browsers do.
test.beforeEach(async ({ page }) => {
  await page.goto(served.address)
  await page.waitForFunction(() => 'cleaned' in window)
})

const svg = (inside: string, attributes = 'viewBox="0 0 10 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

test('lines stay lines, in their colours and with a size', async ({ page }) => {
  const cleaned = (text: string) => page.evaluate(given => window.cleaned(given), text)
  const [kind, kept] = await cleaned(svg('<path d="M0 0H10V12Z" fill="#0f3d2e"/>', 'width="10mm" height="12mm"'))
  expect([kind, kept]).toEqual(['lines', expect.stringContaining('viewBox="0 0 10 12"')])
  const styled = '<style>.a{fill:#123456}</style><path class="a" d="M0 0H9"/><path style="fill:#abcdef" d="M0 0H9"/>'
  const [, coloured] = await cleaned(svg(styled))
  expect(coloured).toMatch(/fill="#123456".*fill="#abcdef"/)
  const own = '<defs><linearGradient id="g" gradientTransform="rotate(9)"/></defs><path d="M0 0H9V9Z" fill="url(#g)"/>'
  expect((await cleaned(svg(own)))[1]).toMatch(/gradientTransform.*url\(#g\)/)
})

test('what does harm or reaches outside is taken out', async ({ page }) => {
  const hostile = [
    '<script>alert(1)</script>',
    '<path d="M0 0H9" onload="alert(1)" onclick="alert(1)"/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">alert</p></foreignObject>',
    '<style>@import url(https://elsewhere.example/alert.css);</style>',
    '<a xlink:href="javascript:alert(1)"><path d="M0 0H9"/></a>',
    '<use href="https://elsewhere.example/alert.svg#a"/>',
    '<path d="M0 0H9" fill="url(https://elsewhere.example/alert.svg#a)"/>',
    '<path d="M0 0H9" style="fill:url(//elsewhere.example/alert.svg#a)"/>',
    '<image href="https://elsewhere.example/alert.png" width="9" height="9"/>',
    '<image href="data:image/svg+xml;base64,YWxlcnQ=" width="9" height="9"/>',
    '<path d="M0 0H9"><set attributeName="href" to="javascript:alert(1)"/></path>',
  ]
  for (const inside of hostile) {
    const given = svg(`${inside}<path d="M1 1H8" fill="#0f3d2e"/>`)
    const [, kept] = await page.evaluate(text => window.cleaned(text), given)
    expect(kept).toContain('#0f3d2e')
    expect(kept).not.toMatch(/alert|elsewhere|svg\+xml|<script|foreignObject|<a\b|<set\b/)
  }
})

test('what would trap the drawer is refused, and what differs by device becomes pixels', async ({ page }) => {
  const multiplied = [1, 2, 3, 4, 5, 6].map(
    level => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
  )
  const cases = [
    [svg('<text>FC</text>'), 'mixed'],
    [svg('<path d="M0 0H9" filter="url(#f)"/><filter id="f"><feOffset/></filter>'), 'mixed'],
    ['<!DOCTYPE svg [<!ENTITY a "ha">]><svg viewBox="0 0 1 1">&a;</svg>', 'entities'],
    [svg('<g id="a"><use href="#a"/></g>'), 'tangled'],
    [svg(`<g id="l0"><path d="M0 0H1"/></g>${multiplied.join('')}`), 'tangled'],
    [svg(`<!--${' '.repeat(4_000_000)}-->`), 'tangled'],
    ['<svg viewBox="0 0 1 1"><g>', 'broken'],
    [svg('<path d="M0 0H9"/>', ''), 'broken'],
  ] as const
  for (const [given, kind] of cases) expect((await page.evaluate(text => window.cleaned(text), given))[0]).toBe(kind)
})
