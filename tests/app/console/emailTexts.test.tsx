import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EmailsPart } from '../../../app/console/shop/EmailsPart.tsx'
import en from '../../../app/console/shop/words/en.json' with { type: 'json' }
import kh from '../../../app/console/shop/words/kh.json' with { type: 'json' }
import consoleEn from '../../../app/console/words/en.json' with { type: 'json' }
import consoleKh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { Fetch } from '../../../app/session/api/createClient.ts'
import { emailKinds } from '../../../server/contract/console/emailTexts.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const standard = { subject: 'Order {number}', opening: 'Thank you!', closing: '' }

/** A server with the standard texts, which knows `{number}` alone. */
function shopWithTexts() {
  const sent: string[] = []
  let own: string | null = null
  const items = () =>
    emailKinds.flatMap(kind =>
      (['kh', 'en'] as const).map(language => {
        const isOwn = kind === 'placed' && language === 'kh' && own !== null
        const text = isOwn ? { ...standard, opening: own } : standard
        return { kind, language, text, standard, version: isOwn ? 1 : 0, placeholders: ['number'] }
      }),
    )
  const json = (body: object, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const fetch: Fetch = async (address, { method = 'GET', body } = {}) => {
    const { pathname } = new URL(address, 'http://localhost')
    sent.push(`${method} ${pathname}`)
    const { opening = '' } = typeof body === 'string' ? JSON.parse(body) : {}
    if (opening.includes('{nmae}')) {
      const fields = [{ path: 'opening', code: 'unknown-placeholder', message: 'There is no {nmae}.' }]
      return json({ type: 'about:blank', title: '', code: 'invalid-request', status: 400, detail: '', fields }, 400)
    }
    if (pathname.endsWith('/preview'))
      return json({ subject: 'Order #00042', text: opening, html: `<p>${opening}</p>` })
    if (method === 'PUT') own = opening
    if (method === 'DELETE') own = null
    return json({ items: items() })
  }
  return { sent, fetch }
}

function Shown() {
  useScreenWords('console', { en: consoleEn, kh: consoleKh })
  useScreenWords('shop', { en, kh })
  return <EmailsPart />
}

it('writes the text of an email beside its preview, tells what is unknown at its field, and goes back to the standard', async () => {
  const { sent, fetch } = shopWithTexts()
  renderScreen(<Shown />, { fetch })
  const opening = await screen.findByLabelText(new RegExp(`^${en.emails.opening}`))
  expect(await screen.findByText('Order #00042')).toBeTruthy()
  fireEvent.change(opening, { target: { value: 'Hello {nmae}' } })
  fireEvent.click(screen.getByRole('button', { name: en.save }))
  expect(await screen.findByText(/has something in braces/)).toBeTruthy()
  expect(await screen.findByText(en.emails.noPreview)).toBeTruthy()
  fireEvent.change(opening, { target: { value: 'Hello {number}' } })
  fireEvent.click(screen.getByRole('button', { name: en.save }))
  fireEvent.click(await screen.findByRole('button', { name: en.emails.reset }))
  await expect.poll(() => sent).toContain('DELETE /api/console/email-texts/placed/kh')
  expect(sent).toContain('PUT /api/console/email-texts/placed/kh')
  await expect.poll(() => (opening as HTMLTextAreaElement).value).toBe(standard.opening)
})
