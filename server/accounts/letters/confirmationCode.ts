import type { LetterPlan } from '../../mail/writeLetter.ts'
import { type LetterTo, signed } from './letterWords.ts'

/**
 * The code that confirms a new address. It calls nobody by name: whoever registers somebody else's address must not get
 * words of his own into that mailbox.
 */
export function confirmationCode(to: LetterTo, { code, minutes }: { code: string; minutes: number }): LetterPlan {
  const { shop } = to
  if (to.language === 'kh') {
    return {
      subject: `លេខកូដបញ្ជាក់សម្រាប់ ${shop}`,
      opening: 'សួស្តី',
      before: [`សូមស្វាគមន៍មកកាន់ ${shop}។ សូមបញ្ចូលលេខកូដនេះ ដើម្បីបញ្ជាក់អ៊ីមែលរបស់អ្នក៖`],
      code,
      after: [
        `លេខកូដនេះប្រើបានតែម្តងគត់ ក្នុងរយៈពេល ${minutes} នាទី។`,
        'ប្រសិនបើអ្នកមិនបានចុះឈ្មោះទេ សូមកុំអើពើនឹងសំបុត្រនេះ ហើយកុំប្រាប់លេខកូដនេះដល់អ្នកណាឡើយ។',
      ],
      signature: signed(to),
    }
  }
  return {
    subject: `Your code for ${shop}`,
    opening: 'Hello,',
    before: [`Welcome to ${shop}. Enter this code to confirm your email address:`],
    code,
    after: [
      `It can be used once, within ${minutes} minutes.`,
      'If you did not sign up, ignore this letter and tell the code to nobody.',
    ],
    signature: signed(to),
  }
}
