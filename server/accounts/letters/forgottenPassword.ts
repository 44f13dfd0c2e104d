import type { LetterPlan } from '../../mail/writeLetter.ts'
import { hello, type LetterTo, signed } from './letterWords.ts'

interface Values {
  readonly firstName: string
  readonly link: string
  readonly minutes: number
}

/** The link that lets somebody choose a new password. */
export function forgottenPassword(to: LetterTo, { firstName, link, minutes }: Values): LetterPlan {
  const { shop } = to
  if (to.language === 'kh') {
    return {
      subject: `ពាក្យសម្ងាត់ថ្មីសម្រាប់ ${shop}`,
      opening: hello(to, firstName),
      before: [`អ្នកបានស្នើពាក្យសម្ងាត់ថ្មីសម្រាប់គណនីរបស់អ្នកនៅ ${shop}។`],
      link: { words: 'ជ្រើសរើសពាក្យសម្ងាត់ថ្មី', address: link },
      after: [
        `តំណនេះប្រើបានតែម្តងគត់ ក្នុងរយៈពេល ${minutes} នាទី។`,
        'ប្រសិនបើអ្នកមិនបានស្នើទេ សូមកុំអើពើនឹងសំបុត្រនេះ៖ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។',
      ],
      signature: signed(to),
    }
  }
  return {
    subject: `A new password for ${shop}`,
    opening: hello(to, firstName),
    before: [`You asked for a new password for your account at ${shop}.`],
    link: { words: 'Choose a new password', address: link },
    after: [
      `The link can be used once, within ${minutes} minutes.`,
      'If you did not ask, ignore this letter: your password stays as it is.',
    ],
    signature: signed(to),
  }
}
