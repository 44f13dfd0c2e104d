import { hello, type Recipient, signed } from '../accounts/emails.ts'
import type { EmailPlan } from '../mail/email.ts'

interface Invitation {
  readonly firstName: string
  readonly link: string
  /** Whether they choose a password first. */
  readonly isNew: boolean
}

/** To somebody who may enter the console from now on. */
export function staffInvited(to: Recipient, { firstName, link, isNew }: Invitation): EmailPlan {
  const { shop } = to
  if (to.language === 'kh') {
    return {
      subject: `អ្នកត្រូវបានអញ្ជើញចូលកុងសូលរបស់ ${shop}`,
      opening: hello(to, firstName),
      before: [`${shop} បានអញ្ជើញអ្នកឱ្យធ្វើការក្នុងកុងសូលរបស់ហាង។`],
      link: { words: isNew ? 'ជ្រើសរើសពាក្យសម្ងាត់' : 'បើកកុងសូល', address: link },
      after: isNew
        ? ['តំណនេះប្រើបានម្ដង ក្នុងរយៈពេលបីថ្ងៃ។ បន្ទាប់មក សូមចូលតាម /console និងភ្ជាប់កម្មវិធីផ្ទៀងផ្ទាត់។']
        : ['សូមចូលដោយពាក្យសម្ងាត់របស់អ្នក និងភ្ជាប់កម្មវិធីផ្ទៀងផ្ទាត់។'],
      signature: signed(to),
    }
  }
  return {
    subject: `You’re invited to the console of ${shop}`,
    opening: hello(to, firstName),
    before: [`${shop} invited you to work in the shop’s console.`],
    link: { words: isNew ? 'Choose a password' : 'Open the console', address: link },
    after: isNew
      ? ['The link works once, within three days. Then sign in at /console and connect an authenticator app.']
      : ['Sign in with your password and connect an authenticator app.'],
    signature: signed(to),
  }
}
