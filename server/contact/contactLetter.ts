import { hello, type Recipient, signed } from '../accounts/emails.ts'
import type { ContactRequest } from '../contract/contact.ts'
import type { EmailPlan } from '../mail/email.ts'

/** Tells somebody of the shop what was written to it. */
export function contactLetter(
  to: Recipient,
  firstName: string,
  { contact, subject, message }: ContactRequest,
): EmailPlan {
  const paragraphs = message.split(/\n\s*\n/).map(text => text.trim())
  const words =
    to.language === 'kh'
      ? { about: `សារថ្មីពីទំព័រទំនាក់ទំនងនៃ ${to.shop}៖ `, from: 'ពី៖ ', subject: 'ប្រធានបទ៖ ' }
      : { about: `A message to ${to.shop}: `, from: 'From: ', subject: 'Subject: ' }
  return {
    subject: words.about + subject,
    opening: hello(to, firstName),
    before: [words.from + contact, words.subject + subject, ...paragraphs],
    after: [],
    signature: signed(to),
  }
}
