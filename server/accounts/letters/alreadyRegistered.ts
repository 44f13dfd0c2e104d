import type { LetterPlan } from '../../mail/writeLetter.ts'
import { hello, type LetterTo, signed } from './letterWords.ts'

/** Sent when somebody signs up with an address that has an account: the screen says nothing of it, the owner is told. */
export function alreadyRegistered(to: LetterTo, { firstName, link }: { firstName: string; link: string }): LetterPlan {
  const { shop } = to
  if (to.language === 'kh') {
    return {
      subject: `អ្នកមានគណនីនៅ ${shop} រួចហើយ`,
      opening: hello(to, firstName),
      before: [
        `មានអ្នកព្យាយាមចុះឈ្មោះនៅ ${shop} ដោយប្រើអ៊ីមែលនេះ ប៉ុន្តែអ្នកមានគណនីរួចហើយ។ គ្មានអ្វីត្រូវបានផ្លាស់ប្តូរទេ។`,
        'អ្នកអាចចូលគណនីដោយប្រើពាក្យសម្ងាត់របស់អ្នក ឬស្នើពាក្យសម្ងាត់ថ្មី ប្រសិនបើអ្នកភ្លេច។',
      ],
      link: { words: 'ភ្លេចពាក្យសម្ងាត់', address: link },
      after: ['ប្រសិនបើមិនមែនជាអ្នកទេ សូមកុំអើពើនឹងសំបុត្រនេះ។'],
      signature: signed(to),
    }
  }
  return {
    subject: `You have an account at ${shop} already`,
    opening: hello(to, firstName),
    before: [
      `Somebody tried to sign up at ${shop} with this address, which has an account already. Nothing was changed.`,
      'Sign in with your password, or ask for a new one if you forgot it.',
    ],
    link: { words: 'Forgot password', address: link },
    after: ['If it was not you, ignore this letter.'],
    signature: signed(to),
  }
}
