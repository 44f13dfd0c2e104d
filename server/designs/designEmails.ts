import { and, eq, inArray } from 'drizzle-orm'
import { readNotifications } from '../accounts/notifications.ts'
import type { NotificationSettings } from '../contract/accounts/settings.ts'
import type { EmailText } from '../contract/console/emailTexts.ts'
import type { Language } from '../contract/tenantSettings.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { type EmailPlan, type WrittenEmail, writeEmail } from '../mail/email.ts'
import { filledWith, textOf } from '../mail/emailTexts.ts'
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
  design || (language === 'kh' ? 'ការរចនាគ្មានឈ្មោះ' : 'Unnamed design')

const signed = ({ language, shop }: AboutDesign): string =>
  language === 'kh' ? `ក្រុមការងារ ${shop}` : `The ${shop} team`

const noted = ({ language, note }: AboutDesign): string[] =>
  note === '' ? [] : [language === 'kh' ? `កំណត់សម្គាល់៖ ${note}` : `Reviewer’s note: ${note}`]

/** Notifies the shop of a submitted design. */
const designSubmitted: Write = about =>
  about.language === 'kh'
    ? {
        subject: `ការរចនាថ្មីរង់ចាំការពិនិត្យ៖ ${named(about)}`,
        opening: 'សួស្តី',
        before: [`អតិថិជនម្នាក់បានដាក់ស្នើការរចនា «${named(about)}» ឱ្យពិនិត្យ។`],
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

/** Tells somebody that a comment mentions them. Its text stays on the design, where only those read it who may. */
const mentioned =
  (by: string): Write =>
  about =>
    about.language === 'kh'
      ? {
          subject: `${by} បានលើកឡើងអំពីអ្នក៖ ${named(about)}`,
          opening: 'សួស្តី',
          before: [`${by} បានលើកឡើងអំពីអ្នកក្នុងមតិយោបល់លើការរចនា «${named(about)}»។`],
          after: ['សូមបើកការរចនានោះ ដើម្បីអាន និងឆ្លើយតប។'],
          signature: signed(about),
        }
      : {
          subject: `${by} mentioned you: ${named(about)}`,
          opening: 'Hi,',
          before: [`${by} mentioned you in a comment on the design “${named(about)}”.`],
          after: ['Open the design to read the comment and reply.'],
          signature: signed(about),
        }

/** To the owner, in the shop's own words around the reviewer's note. */
const decided =
  ({ subject, opening, closing }: EmailText): Write =>
  about => {
    const fill = filledWith({ shop: about.shop, design: named(about) })
    return {
      subject: fill(subject),
      opening: about.language === 'kh' ? 'សួស្តី' : 'Hi,',
      before: [fill(opening), ...noted(about)],
      after: [fill(closing)].filter(Boolean),
      signature: signed(about),
    }
  }

type DecisionKind = 'designApproved' | 'designRejected'

/** An email as the shop writes it now, about a design that does not exist. */
export function sampleDesignEmail(
  { tenant }: Pick<DesignWork, 'tenant'>,
  language: Language,
  { text }: { readonly text: EmailText },
): WrittenEmail {
  const shop = language === 'kh' ? tenant.nameKh : tenant.nameEn
  const [design, note] = language === 'kh' ? ['មាត់ទន្លេ', 'ពណ៌ល្អណាស់។'] : ['Riverside', 'The colours are good.']
  return writeEmail(tenant, 'customer@shop.example', language, decided(text)({ language, shop, design, note }))
}

interface Notice {
  readonly design: Pick<DesignRow, 'name'>
  /** Which of the emails that a customer can do without; none: it is always sent. */
  readonly optional?: keyof NotificationSettings
  readonly note?: string
  write(language: Language): Write | Promise<Write>
}

interface Decision extends Omit<Notice, 'write'> {
  readonly kind: DecisionKind
}

/** Emails the owner of the design what was decided. */
export async function emailOwner(work: DesignWork, accountId: string | null, decision: Decision): Promise<void> {
  if (accountId === null) return
  const write = async (language: Language) => decided(await textOf(work.tx, decision.kind, language))
  await send(work, [accountId], { ...decision, optional: 'reviews', write })
}

/** Emails people that somebody mentioned them in a comment, unless they want no emails about comments. */
export async function emailMentioned(
  work: DesignWork,
  accountIds: readonly string[],
  { design, by }: Pick<Notice, 'design'> & { readonly by: string },
): Promise<void> {
  await send(work, accountIds, { design, optional: 'comments', write: () => mentioned(by) })
}

/** Emails everybody who reviews designs for the shop that one was submitted. */
export async function emailReviewers(work: DesignWork, design: Notice['design']): Promise<void> {
  const admins = await work.tx
    .select({ id: accountRoles.accountId })
    .from(accountRoles)
    .where(and(eq(accountRoles.client, 'console'), eq(accountRoles.role, 'ADMIN')))
  await send(
    work,
    admins.map(({ id }) => id),
    { design, write: () => designSubmitted },
  )
}

async function send(
  work: DesignWork,
  ids: readonly string[],
  { design, note = '', optional, write }: Notice,
): Promise<void> {
  if (ids.length === 0) return
  const { tx, tenant, now, newId } = work
  const people = await tx
    .select({ id: accounts.id, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.status, 'active')))
  for (const { id, email, language } of people) {
    if (optional && !(await readNotifications(tx, id))[optional]) continue
    const shop = language === 'kh' ? tenant.nameKh : tenant.nameEn
    const plan = (await write(language))({ language, shop, design: design.name, note })
    const written = writeEmail(tenant, email, language, plan)
    await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email: written, now: now.getTime() })
  }
}
