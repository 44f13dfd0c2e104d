import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../contract/tenantSettings.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { type EmailPlan, writeEmail } from '../mail/email.ts'
import { enqueueEmail } from '../mail/outbox.ts'
import type { DesignRow } from './design.ts'
import type { DesignWork } from './designWork.ts'

/** The values of an email about a design. */
interface AboutDesign {
  readonly language: Language
  /** The name of the shop in that language. */
  readonly shop: string
  /** The name of the design; may be empty. */
  readonly design: string
  /** The reviewer's note; may be empty. */
  readonly note: string
}

type Write = (about: AboutDesign) => EmailPlan

const named = ({ language, design }: AboutDesign): string =>
  design || (language === 'kh' ? 'ម៉ូដគ្មានឈ្មោះ' : 'Unnamed design')

const signed = ({ language, shop }: AboutDesign): string =>
  language === 'kh' ? `ក្រុមការងារ ${shop}` : `The ${shop} team`

const noted = ({ language, note }: AboutDesign): string[] =>
  note === '' ? [] : [language === 'kh' ? `កំណត់សម្គាល់៖ ${note}` : `Reviewer’s note: ${note}`]

/** Notifies the shop of a submitted design. */
export const designSubmitted: Write = about =>
  about.language === 'kh'
    ? {
        subject: `ម៉ូដថ្មីរង់ចាំការពិនិត្យ៖ ${named(about)}`,
        opening: 'សួស្តី',
        before: [`អតិថិជនម្នាក់បានដាក់ស្នើម៉ូដ «${named(about)}» ឱ្យពិនិត្យ។`],
        after: ['សូមបើកកុងសូលរបស់ហាង ដើម្បីយល់ព្រម ឬបដិសេធ។'],
        signature: signed(about),
      }
    : {
        subject: `New design to review: ${named(about)}`,
        opening: 'Hi,',
        before: [`A customer submitted the design “${named(about)}” for review.`],
        after: ['Open the shop console to approve or reject it.'],
        signature: signed(about),
      }

/** To the owner. */
export const designApproved: Write = about =>
  about.language === 'kh'
    ? {
        subject: `ម៉ូដរបស់អ្នករួចរាល់ហើយ៖ ${named(about)}`,
        opening: 'សួស្តី',
        before: [`យើងបានពិនិត្យម៉ូដ «${named(about)}» ហើយវារួចរាល់សម្រាប់បញ្ជាទិញ។`, ...noted(about)],
        after: ['ប្រសិនបើអ្នកកែវាម្តងទៀត វាត្រូវពិនិត្យសារជាថ្មី។'],
        signature: signed(about),
      }
    : {
        subject: `Your design is ready: ${named(about)}`,
        opening: 'Hi,',
        before: [`We reviewed your design “${named(about)}”. It’s ready to order.`, ...noted(about)],
        after: ['If you edit it again, it will need a new review.'],
        signature: signed(about),
      }

/** To the owner. */
export const designRejected: Write = about =>
  about.language === 'kh'
    ? {
        subject: `ម៉ូដរបស់អ្នកត្រូវការកែប្រែ៖ ${named(about)}`,
        opening: 'សួស្តី',
        before: [`យើងបានពិនិត្យម៉ូដ «${named(about)}» ហើយមិនទាន់អាចផលិតវាបានទេ។`, ...noted(about)],
        after: ['សូមបើកម៉ូដនោះ កែវា រួចដាក់ស្នើម្តងទៀត។'],
        signature: signed(about),
      }
    : {
        subject: `Your design needs changes: ${named(about)}`,
        opening: 'Hi,',
        before: [`We reviewed your design “${named(about)}” and can’t produce it yet.`, ...noted(about)],
        after: ['Open the design, make the changes and submit it again.'],
        signature: signed(about),
      }

interface Notice {
  readonly design: Pick<DesignRow, 'name'>
  readonly note?: string
  write(about: AboutDesign): EmailPlan
}

/** Emails the owner of the design. */
export const emailOwner = async (work: DesignWork, accountId: string | null, notice: Notice): Promise<void> =>
  accountId === null ? undefined : send(work, [accountId], notice)

/** Emails everybody who reviews designs for the shop. */
export async function emailReviewers(work: DesignWork, notice: Notice): Promise<void> {
  const admins = await work.tx
    .select({ id: accountRoles.accountId })
    .from(accountRoles)
    .where(and(eq(accountRoles.client, 'console'), eq(accountRoles.role, 'ADMIN')))
  await send(
    work,
    admins.map(({ id }) => id),
    notice,
  )
}

async function send(work: DesignWork, ids: readonly string[], { design, note = '', write }: Notice): Promise<void> {
  if (ids.length === 0) return
  const { tx, tenant, now, newId } = work
  const people = await tx
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.status, 'active')))
  for (const { email, language } of people) {
    const shop = language === 'kh' ? tenant.nameKh : tenant.nameEn
    const written = writeEmail(email, language, write({ language, shop, design: design.name, note }))
    await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email: written, now: now.getTime() })
  }
}
