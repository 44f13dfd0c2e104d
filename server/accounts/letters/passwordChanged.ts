import type { LetterPlan } from '../../mail/writeLetter.ts'
import { hello, type LetterTo, signed } from './letterWords.ts'

/** Tells the owner after a password was changed, so that a change that was not his does not go unseen. */
export function passwordChanged(to: LetterTo, { firstName, link }: { firstName: string; link: string }): LetterPlan {
  const { shop } = to
  if (to.language === 'kh') {
    return {
      subject: `ពាក្យសម្ងាត់របស់អ្នកនៅ ${shop} ត្រូវបានផ្លាស់ប្តូរ`,
      opening: hello(to, firstName),
      before: [`ពាក្យសម្ងាត់នៃគណនីរបស់អ្នកនៅ ${shop} ទើបតែត្រូវបានផ្លាស់ប្តូរ។ ឧបករណ៍ផ្សេងទៀតត្រូវចូលគណនីម្តងទៀត។`],
      link: { words: 'នេះមិនមែនជាខ្ញុំទេ', address: link },
      after: ['ប្រសិនបើជាអ្នក អ្នកមិនចាំបាច់ធ្វើអ្វីទេ។'],
      signature: signed(to),
    }
  }
  return {
    subject: `Your password at ${shop} was changed`,
    opening: hello(to, firstName),
    before: [`The password of your account at ${shop} has just been changed. Other devices have to sign in again.`],
    link: { words: 'It was not me', address: link },
    after: ['If it was you, there is nothing to do.'],
    signature: signed(to),
  }
}
