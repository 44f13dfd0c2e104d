import type { LetterPlan } from '../../mail/writeLetter.ts'
import { hello, type LetterTo, signed } from './letterWords.ts'

/** Tells the owner that sign-in waits after wrong passwords, with a link that ends the wait. */
export function accountLocked(to: LetterTo, { firstName, link }: { firstName: string; link: string }): LetterPlan {
  const { shop } = to
  if (to.language === 'kh') {
    return {
      subject: `គណនីរបស់អ្នកនៅ ${shop} ត្រូវបានចាក់សោបណ្តោះអាសន្ន`,
      opening: hello(to, firstName),
      before: [
        `មានការបញ្ចូលពាក្យសម្ងាត់ខុសច្រើនដងពេកសម្រាប់គណនីរបស់អ្នកនៅ ${shop} ដូច្នេះគណនីត្រូវបានចាក់សោមួយរយៈ។`,
        'ប្រសិនបើជាអ្នក សូមដោះសោ ហើយព្យាយាមម្តងទៀត៖',
      ],
      link: { words: 'ដោះសោគណនី', address: link },
      after: ['ប្រសិនបើមិនមែនជាអ្នកទេ សូមទុកវាចោល៖ ពាក្យសម្ងាត់របស់អ្នកមិនត្រូវបានគេទាយត្រូវឡើយ។'],
      signature: signed(to),
    }
  }
  return {
    subject: `Your account at ${shop} is locked for a while`,
    opening: hello(to, firstName),
    before: [
      `The password of your account at ${shop} was typed wrongly too many times, so signing in has to wait.`,
      'If it was you, unlock the account and try again:',
    ],
    link: { words: 'Unlock my account', address: link },
    after: ['If it was not you, leave it locked: nobody has guessed your password.'],
    signature: signed(to),
  }
}
