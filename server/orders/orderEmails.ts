import { and, eq } from 'drizzle-orm'
import type { ConsoleStep } from '../contract/orders/consoleOrders.ts'
import { orderNumber } from '../contract/orders/order.ts'
import type { Language } from '../contract/tenantSettings.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { type EmailPlan, writeEmail } from '../mail/email.ts'
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

const placed: Write = about =>
  about.language === 'kh'
    ? {
        subject: `យើងបានទទួលការបញ្ជាទិញ ${about.number}`,
        opening: 'សួស្តី',
        before: [`អរគុណ! យើងបានទទួលការបញ្ជាទិញ ${about.number} ចំនួន ${about.total}។`, ...payment(about)],
        ...linked(about),
        after: ['យើងនឹងពិនិត្យវា ហើយផ្ញើអ៊ីមែលជូនអ្នក។'],
        signature: signed(about),
      }
    : {
        subject: `We received your order ${about.number}`,
        opening: 'Hi,',
        before: [`Thank you! We received your order ${about.number} for ${about.total}.`, ...payment(about)],
        ...linked(about),
        after: ['We’ll review it and email you.'],
        signature: signed(about),
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
type CustomerNotice = ConsoleStep | 'ownCancel' | 'ownReceive' | 'resubmit'

const customerSteps: Readonly<
  Record<CustomerNotice, Readonly<Record<Language, readonly [subject: string, text: string]>>>
> = {
  approve: {
    kh: ['យើងបានអនុម័តការបញ្ជាទិញ', 'យើងបានពិនិត្យ និងអនុម័តការបញ្ជាទិញរបស់អ្នក។'],
    en: ['We approved your order', 'We’ve checked and approved your order.'],
  },
  reject: {
    kh: ['ការបញ្ជាទិញត្រូវការការកែ', 'យើងមិនអាចផលិតការបញ្ជាទិញនេះតាមសភាពបច្ចុប្បន្នទេ។ សូមកែការរចនា រួចផ្ញើម្តងទៀត។'],
    en: ['Your order needs a change', 'We can’t make this order as it is. Edit the design, then send the order again.'],
  },
  process: {
    kh: ['យើងបានចាប់ផ្តើមផលិត', 'ការបញ្ជាទិញរបស់អ្នកកំពុងត្រូវបានផលិត។'],
    en: ['We started making your order', 'Your order is in production.'],
  },
  deliver: {
    kh: ['ការបញ្ជាទិញកំពុងដឹកជញ្ជូន', 'ការបញ្ជាទិញរបស់អ្នកកំពុងត្រូវបានដឹកជញ្ជូន។'],
    en: ['Your order is on its way', 'Your order is on its way to you.'],
  },
  receive: {
    kh: ['ការបញ្ជាទិញបានបញ្ចប់', 'យើងបានកត់ត្រាថាការបញ្ជាទិញរបស់អ្នកបានដល់ហើយ។'],
    en: ['Your order is complete', 'We’ve noted that your order has arrived.'],
  },
  cancel: {
    kh: ['ការបញ្ជាទិញត្រូវបានបោះបង់', 'យើងបានបោះបង់ការបញ្ជាទិញរបស់អ្នក។'],
    en: ['We canceled your order', 'We’ve canceled your order.'],
  },
  ownCancel: {
    kh: ['អ្នកបានបោះបង់ការបញ្ជាទិញ', 'ការបញ្ជាទិញរបស់អ្នកត្រូវបានបោះបង់ ហើយនឹងមិនត្រូវបានផលិតទេ។'],
    en: ['You canceled your order', 'Your order is canceled and won’t be made.'],
  },
  ownReceive: {
    kh: ['អរគុណសម្រាប់ការបញ្ជាទិញ', 'អ្នកបានបញ្ជាក់ថាការបញ្ជាទិញបានមកដល់ហើយ។'],
    en: ['Thank you for your order', 'You confirmed that your order has arrived.'],
  },
  resubmit: {
    kh: ['យើងបានទទួលការកែការបញ្ជាទិញ', 'យើងនឹងពិនិត្យការបញ្ជាទិញរបស់អ្នកម្តងទៀត ហើយផ្ញើអ៊ីមែលជូនអ្នក។'],
    en: ['We received the changes to your order', 'We’ll review your order again and email you.'],
  },
}

const toCustomer =
  (step: CustomerNotice): Write =>
  about => {
    const [subject, text] = customerSteps[step][about.language]
    return {
      subject: `${subject} ${about.number}`,
      opening: about.language === 'kh' ? 'សួស្តី' : 'Hi,',
      before: [text, about.reason, ...(step === 'approve' ? payment(about) : [])].filter(Boolean),
      ...linked(about),
      after: [],
      signature: signed(about),
    }
  }

/** Tells the customer what was done with an order. Guests have the link of the first email; the server keeps only its hash. */
export async function emailCustomer(work: OrderWork, order: OrderRow, step: CustomerNotice): Promise<void> {
  const link = order.ownerId === null ? {} : { link: (await addressesOf(work))(`/me/histories/${order.id}`) }
  const email = { to: order.delivery.email, language: order.language, write: toCustomer(step), ...link }
  await send(work, order, [email])
}

/** Who gets an email about a new order besides its customer, and what the customer's links to. */
interface PlacedEmails {
  readonly staff: readonly Staff[]
  /** The address at which the order is followed, with its secret in the fragment. */
  readonly link: string
}

/** Emails to the customer and the shop about a new order, as the outbox takes them. */
export const placedEmails = (work: OrderWork, order: OrderRow, { staff, link }: PlacedEmails) =>
  rowsOf(work, order, [
    { to: order.delivery.email, language: order.language, write: placed, link },
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
  return writeEmail(to, language, write(about))
}
