import type { Language } from '../contract/tenantSettings.ts'
import type { EmailPlan } from '../mail/email.ts'

/** What every email about an account needs. */
export interface Recipient {
  readonly language: Language
  /** The name of the shop in that language. */
  readonly shop: string
}

export const hello = ({ language }: Recipient, firstName: string): string =>
  language === 'kh' ? `សួស្តី ${firstName}` : `Hi ${firstName},`

export const signed = ({ language, shop }: Recipient): string =>
  language === 'kh' ? `ក្រុមការងារ ${shop}` : `The ${shop} team`

/**
 * The code that confirms a new address. It contains no name, so that people cannot send their own words to somebody
 * else's mailbox by registering that address.
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
        'ប្រសិនបើអ្នកមិនបានចុះឈ្មោះទេ សូមកុំអើពើនឹងអ៊ីមែលនេះ ហើយកុំប្រាប់លេខកូដនេះដល់អ្នកណាឡើយ។',
      ],
      signature: signed(to),
    }
  }
  return {
    subject: `Your ${shop} confirmation code`,
    opening: 'Hi,',
    before: [`Welcome to ${shop}. Enter this code to confirm your email address:`],
    code,
    after: [
      `The code works once and expires in ${minutes} minutes.`,
      'If you didn’t sign up, you can ignore this email. Never share this code with anyone.',
    ],
    signature: signed(to),
  }
}

/**
 * Sent when somebody signs up with an address that has an account. Only its owner is notified; the screen does not
 * reveal it.
 */
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
      link: { words: 'កំណត់ពាក្យសម្ងាត់ឡើងវិញ', address: link },
      after: ['ប្រសិនបើមិនមែនជាអ្នកទេ សូមកុំអើពើនឹងអ៊ីមែលនេះ។'],
      signature: signed(to),
    }
  }
  return {
    subject: `You already have an account at ${shop}`,
    opening: hello(to, firstName),
    before: [
      `Someone tried to sign up at ${shop} with this email address, but you already have an account. Nothing has changed.`,
      'Sign in with your password, or reset it if you forgot it.',
    ],
    link: { words: 'Reset password', address: link },
    after: ['If this wasn’t you, you can ignore this email.'],
    signature: signed(to),
  }
}

interface Values {
  readonly firstName: string
  readonly link: string
  readonly minutes: number
}

/** The link to choose a new password. */
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
        'ប្រសិនបើអ្នកមិនបានស្នើទេ សូមកុំអើពើនឹងអ៊ីមែលនេះ៖ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។',
      ],
      signature: signed(to),
    }
  }
  return {
    subject: `Reset your ${shop} password`,
    opening: hello(to, firstName),
    before: [`You asked to reset the password of your ${shop} account.`],
    link: { words: 'Choose a new password', address: link },
    after: [
      `The link works once and expires in ${minutes} minutes.`,
      'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    ],
    signature: signed(to),
  }
}

/** Notifies the owner of a password change, in case somebody else made it. */
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
    subject: `Your ${shop} password was changed`,
    opening: hello(to, firstName),
    before: [`The password of your ${shop} account was just changed. You need to sign in again on your other devices.`],
    link: { words: 'This wasn’t me', address: link },
    after: ['If this was you, you don’t need to do anything.'],
    signature: signed(to),
  }
}

/** Notifies the owner that the account is locked after wrong passwords, with a link to unlock it. */
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
      after: ['ប្រសិនបើមិនមែនជាអ្នកទេ សូមទុកគណនីឱ្យនៅជាប់សោ។ គ្មានអ្នកណាទាយពាក្យសម្ងាត់របស់អ្នកត្រូវទេ។'],
      signature: signed(to),
    }
  }
  return {
    subject: `Your ${shop} account is temporarily locked`,
    opening: hello(to, firstName),
    before: [
      `Your ${shop} account is temporarily locked because of too many failed sign-in attempts.`,
      'If this was you, unlock your account and try again:',
    ],
    link: { words: 'Unlock my account', address: link },
    after: ['If this wasn’t you, leave it locked. No one has guessed your password.'],
    signature: signed(to),
  }
}
