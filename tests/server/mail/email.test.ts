import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../../../engine/index.ts'
import {
  accountLocked,
  alreadyRegistered,
  confirmationCode,
  forgottenPassword,
  passwordChanged,
} from '../../../server/accounts/emails.ts'
import { writeEmail } from '../../../server/mail/email.ts'

const shopOf = (color: string) => ({ settings: { homepage: { theme: { palette: { color } } } } })
const shop = shopOf('#0f766e')

const evil = `<img src=x onerror="alert('1')">\r\nBcc: all@example.com`
const link = 'https://shop.example/auth/forgotpassword#token="><script>alert(1)</script>'

const emails = (language: 'kh' | 'en', firstName: string, shop: string) => {
  const to = { language, shop }
  return {
    confirmationCode: confirmationCode(to, { code: '012345', minutes: 10 }),
    alreadyRegistered: alreadyRegistered(to, { firstName, link }),
    forgottenPassword: forgottenPassword(to, { firstName, link, minutes: 30 }),
    accountLocked: accountLocked(to, { firstName, link }),
    passwordChanged: passwordChanged(to, { firstName, link }),
  }
}

describe.each(['kh', 'en'] as const)('letters in %s', language => {
  it.each(Object.entries(emails(language, evil, evil)))('%s escapes HTML in names', (_name, plan) => {
    const { html, subject } = writeEmail(shop, 'dara@example.com', language, plan)
    const { document } = new JSDOM(html).window
    expect(document.querySelectorAll('script, img, [onerror]')).toHaveLength(0)
    expect(document.body.textContent).toContain('<img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it.each(Object.entries(emails(language, 'ដារា', 'Angkor Sport')))(
    '%s is whole in text and in HTML',
    (_name, plan) => {
      const { html, text } = writeEmail(shop, 'dara@example.com', language, plan)
      const { document } = new JSDOM(html).window
      for (const words of [...plan.before, ...plan.after, plan.code, plan.link?.words].filter(Boolean)) {
        expect(text).toContain(words)
        expect(document.body.textContent).toContain(words)
      }
      expect(document.querySelector('a')?.getAttribute('href')).toBe(plan.link?.address)
      expect(document.documentElement.lang).toBe(language === 'kh' ? 'km' : 'en')
      expect(/[\u1780-\u17ff]/.test(plan.subject)).toBe(language === 'kh')
    },
  )
})

it('emails the code to a new address, and nothing that the sender chose', () => {
  const { text } = writeEmail(
    shop,
    'new@example.com',
    'en',
    confirmationCode({ language: 'en', shop: 'Angkor Sport' }, { code: '012345', minutes: 10 }),
  )
  expect(text).toContain('012345')
})

describe('the button of an email', () => {
  const style = (color: string) => {
    const plan = passwordChanged({ language: 'en', shop: 'Angkor Sport' }, { firstName: 'Dara', link })
    const { document } = new JSDOM(writeEmail(shopOf(color), 'dara@example.com', 'en', plan).html).window
    return document.querySelector('a')?.getAttribute('style') ?? ''
  }
  const colourOf = (name: string, css: string) => new RegExp(`(?:^|;)${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? ''

  it.each(['#b91c1c', '#1d4ed8', '#facc15', '#f97316', '#777777', '#ffffff', '#000000'])(
    'has the colour of the shop, %s, and words that can be read on it',
    color => {
      const css = style(color)
      expect(colourOf('background', css)).toBe(color)
      expect(contrastOf(colourOf('color', css), color)).toBeGreaterThanOrEqual(4.5)
    },
  )
})
