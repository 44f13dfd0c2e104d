import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import {
  accountLocked,
  alreadyRegistered,
  confirmationCode,
  forgottenPassword,
  passwordChanged,
} from '../../../server/accounts/emails.ts'
import { writeEmail } from '../../../server/mail/email.ts'

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
    const { html, subject } = writeEmail('dara@example.com', language, plan)
    const { document } = new JSDOM(html).window
    expect(document.querySelectorAll('script, img, [onerror]')).toHaveLength(0)
    expect(document.body.textContent).toContain('<img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it.each(Object.entries(emails(language, 'ដារា', 'Angkor Sport')))(
    '%s is whole in text and in HTML',
    (_name, plan) => {
      const { html, text } = writeEmail('dara@example.com', language, plan)
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
    'new@example.com',
    'en',
    confirmationCode({ language: 'en', shop: 'Angkor Sport' }, { code: '012345', minutes: 10 }),
  )
  expect(text).toContain('012345')
})
