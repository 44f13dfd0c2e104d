import { and, eq } from 'drizzle-orm'
import type { EmailKind, EmailText } from '../contract/console/emailTexts.ts'
import type { ConsoleStep } from '../contract/orders/consoleOrders.ts'
import { orderNumber } from '../contract/orders/order.ts'
import type { Language } from '../contract/tenantSettings.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { type EmailPlan, type WrittenEmail, writeEmail } from '../mail/email.ts'
import { filledWith, textOf } from '../mail/emailTexts.ts'
import { enqueueEmails } from '../mail/outbox.ts'
import type { OrderRow } from './findOrder.ts'
import { addressesOf, type OrderWork } from './orderWork.ts'

/** The values of an email about an order. */
interface AboutOrder {
  readonly language: Language
  /** The name of the shop in that language. */
  readonly shop: string
  /** `#00042` */
  readonly number: string
  readonly total: string
  /** What the shop asks for before production; empty when it asks for nothing. */
  readonly due: string
  /** How to pay, as the shop says it. */
  readonly howToPay: string
  readonly reason: string
  readonly link?: string
}

type Write = (about: AboutOrder) => EmailPlan

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const signed = ({ language, shop }: AboutOrder): string =>
  language === 'kh' ? `ក្រុមការងារ ${shop}` : `The ${shop} team`
const linked = ({ language, link }: AboutOrder) =>
  link === undefined
    ? {}
    : { link: { words: language === 'kh' ? 'តាមដានការបញ្ជាទិញ' : 'Follow your order', address: link } }

function payment({ language, due, howToPay }: AboutOrder): string[] {
  const nothing = language === 'kh' ? 'មិនត្រូវបង់អ្វីមុនពេលផលិតទេ។' : 'Nothing is due before we start production.'
  const some = language === 'kh' ? `ត្រូវបង់ ${due} មុនពេលផលិត។` : `${due} is due before we start production.`
  const requested = due === '' ? nothing : some
  return [requested, ...(howToPay === '' ? [] : [howToPay])]
}

/** What the shop is told of: an email to everybody who works at its console. */
type ShopNotice = 'placed' | 'resubmitted' | 'canceled' | 'received' | 'slip' | 'inquiry'

const shopSubjects: Readonly<Record<ShopNotice, Readonly<Record<Language, string>>>> = {
  placed: { kh: 'ការបញ្ជាទិញថ្មី', en: 'New order' },
  resubmitted: { kh: 'ការបញ្ជាទិញដែលបានកែ', en: 'Order sent again' },
  canceled: { kh: 'ការបញ្ជាទិញដែលបានបោះបង់', en: 'Order canceled' },
  received: { kh: 'ការបញ្ជាទិញដែលបានទទួល', en: 'Order received by its customer' },
  slip: { kh: 'បង្កាន់ដៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ', en: 'Payment slip for order' },
  inquiry: { kh: 'សំណួរពីអ្នកផ្គត់ផ្គង់អំពីការបញ្ជាទិញ', en: 'A supplier asks about order' },
}

const toShop =
  (notice: ShopNotice): Write =>
  about => ({
    subject: `${shopSubjects[notice][about.language]} ${about.number}`,
    opening: about.language === 'kh' ? 'សួស្តី' : 'Hi,',
    before: [`${shopSubjects[notice][about.language]} ${about.number}: ${about.total}`, about.reason].filter(Boolean),
    after: [about.language === 'kh' ? 'សូមបើកកុងសូលរបស់ហាង។' : 'Open the shop console to see it.'],
    signature: signed(about),
  })

/** What the customer is told of: every step of the shop, and the customer's own. */
type CustomerNotice = ConsoleStep | 'ownCancel' | 'ownReceive' | 'resubmit' | 'placed'

/** An email to the customer: the shop's own words around what is due, the reason and the link. */
const toCustomer =
  (notice: CustomerNotice, { subject, opening, closing }: EmailText): Write =>
  about => {
    const fill = filledWith({ shop: about.shop, number: about.number, total: about.total })
    const isPaid = notice === 'placed' || notice === 'approve'
    return {
      subject: fill(subject),
      opening: about.language === 'kh' ? 'សួស្តី' : 'Hi,',
      before: [fill(opening), about.reason, ...(isPaid ? payment(about) : [])].filter(Boolean),
      ...linked(about),
      after: [fill(closing)].filter(Boolean),
      signature: signed(about),
    }
  }

/** Tells the customer what was done with an order. Guests have the link of the first email; the server keeps only its hash. */
export async function emailCustomer(work: OrderWork, order: OrderRow, step: CustomerNotice): Promise<void> {
  const link = order.ownerId === null ? {} : { link: (await addressesOf(work))(`/me/histories/${order.id}`) }
  const write = toCustomer(step, await textOf(work.tx, step, order.language))
  await send(work, order, [{ to: order.delivery.email, language: order.language, write, ...link }])
}

/** Who gets an email about a new order besides its customer, what the customer's says, and what it links to. */
interface PlacedEmails {
  readonly staff: readonly Staff[]
  readonly text: EmailText
  /** The address at which the order is followed, with its secret in the fragment. */
  readonly link: string
}

/** Emails to the customer and the shop about a new order, as the outbox takes them. */
export const placedEmails = (work: OrderWork, order: OrderRow, { staff, text, link }: PlacedEmails) =>
  rowsOf(work, order, [
    { to: order.delivery.email, language: order.language, write: toCustomer('placed', text), link },
    ...staff.map(toStaff('placed')),
  ])

/** Tells everybody who works at the shop's console. */
export async function emailShop(work: OrderWork, order: OrderRow, notice: ShopNotice): Promise<void> {
  await send(work, order, (await staffOf(work)).map(toStaff(notice)))
}

interface Staff {
  readonly email: string
  readonly language: Language
}

/** The statement that finds everybody who works at the shop's console. */
export const staffOf = ({ tx }: OrderWork) =>
  tx
    .select({ email: accounts.email, language: accounts.language })
    .from(accountRoles)
    .innerJoin(accounts, and(eq(accounts.tenantId, accountRoles.tenantId), eq(accounts.id, accountRoles.accountId)))
    .where(and(eq(accountRoles.client, 'console'), eq(accountRoles.role, 'ADMIN'), eq(accounts.status, 'active')))

const toStaff =
  (notice: ShopNotice) =>
  ({ email, language }: Staff): Sending => ({ to: email, language, write: toShop(notice) })

interface Sending {
  readonly to: string
  readonly language: Language
  readonly write: Write
  readonly link?: string
}

const send = (work: OrderWork, order: OrderRow, emails: readonly Sending[]): Promise<void> =>
  enqueueEmails(work.tx, rowsOf(work, order, emails))

function rowsOf(work: OrderWork, order: OrderRow, emails: readonly Sending[]) {
  const { tenant, now, newId } = work
  return emails.map(sending => ({
    ...{ tenant: tenant.id, id: newId(), now: now.getTime() },
    email: written(work, order, sending),
  }))
}

function written({ tenant }: OrderWork, order: OrderRow, { to, language, write, link }: Sending) {
  const { number, grandTotal, dueBeforeProduction, reason } = order
  const about: AboutOrder = {
    language,
    shop: language === 'kh' ? tenant.nameKh : tenant.nameEn,
    number: orderNumber(number),
    total: dollars(grandTotal),
    due: dueBeforeProduction === 0 ? '' : dollars(dueBeforeProduction),
    howToPay: tenant.settings.payment.instructions[language],
    reason,
    ...(link === undefined ? {} : { link }),
  }
  return writeEmail(tenant, to, language, write(about))
}

/** An email as the shop writes it now, about an order of $299 that does not exist. */
export function sampleOrderEmail(
  { tenant }: Pick<OrderWork, 'tenant'>,
  language: Language,
  { kind, text }: { readonly kind: Exclude<EmailKind, 'designApproved' | 'designRejected'>; readonly text: EmailText },
): WrittenEmail {
  const reason = language === 'kh' ? 'រូបនិមិត្តសញ្ញាមិនច្បាស់។' : 'The crest is blurred.'
  const about: AboutOrder = {
    language,
    shop: language === 'kh' ? tenant.nameKh : tenant.nameEn,
    number: orderNumber(42),
    total: dollars(29_900),
    due: tenant.settings.payment.required === 'none' ? '' : dollars(14_950),
    howToPay: tenant.settings.payment.instructions[language],
    reason: kind === 'reject' || kind === 'cancel' ? reason : '',
    link: 'https://shop.example/me/histories/42',
  }
  return writeEmail(tenant, 'customer@shop.example', language, toCustomer(kind, text)(about))
}
