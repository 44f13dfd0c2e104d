import type { Language } from '../contract/tenantSettings.ts'
import type { EmailPlan } from '../mail/email.ts'

/** What every letter about an account is told. */
export interface Recipient {
  readonly language: Language
  /** Name of the shop in that language. */
  readonly shop: string
}

export const hello = ({ language }: Recipient, firstName: string): string =>
  language === 'kh' ? `សួស្តី ${firstName}` : `Hello ${firstName},`

export const signed = ({ language, shop }: Recipient): string =>
  language === 'kh' ? `ក្រុមការងារ ${shop}` : `Your ${shop} team`

/**
 * The code that confirms a new address. It calls nobody by name: whoever registers somebody else's address must not get
 * words of his own into that mailbox.
 */
export function confirmationCode(to: Recipient, { code, minutes }: { code: string; minutes: number }): EmailPlan {
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

/** Sent when somebody signs up with an address that has an account: the screen says nothing of it, the owner is told. */
export function alreadyRegistered(to: Recipient, { firstName, link }: { firstName: string; link: string }): EmailPlan {
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

interface Values {
  readonly firstName: string
  readonly link: string
  readonly minutes: number
}

/** The link that lets somebody choose a new password. */
export function forgottenPassword(to: Recipient, { firstName, link, minutes }: Values): EmailPlan {
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

/** Tells the owner after a password was changed, so that a change that was not his does not go unseen. */
export function passwordChanged(to: Recipient, { firstName, link }: { firstName: string; link: string }): EmailPlan {
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

/** Tells the owner that sign-in waits after wrong passwords, with a link that ends the wait. */
export function accountLocked(to: Recipient, { firstName, link }: { firstName: string; link: string }): EmailPlan {
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
