import { orderNumber } from '../../contract/orders/order.ts'
import type { Language } from '../../contract/tenantSettings.ts'
import { type EmailPlan, writeEmail } from '../../mail/email.ts'
import { enqueueEmail } from '../../mail/outbox.ts'
import { addressesOf, type OrderWork } from '../../orders/orderWork.ts'

interface SupplierLink {
  readonly to: { readonly name: string; readonly email: string; readonly language: Language }
  readonly order: number
  readonly secret: string
  readonly days: number
}

/** Sends a supplier the link to an order, in their language. It is not sent after the link has ended. */
export async function emailSupplier(work: OrderWork, { to, order, secret, days }: SupplierLink): Promise<void> {
  const { tx, tenant, now, newId } = work
  const shop = to.language === 'kh' ? tenant.nameKh : tenant.nameEn
  const link = (await addressesOf(work))('/supplier', secret)
  const plan = handedOver({ ...to, shop, number: orderNumber(order), link, days })
  const email = writeEmail(tenant, to.email, to.language, plan)
  const expiresAt = now.getTime() + days * 24 * 60 * 60 * 1000
  await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email, now: now.getTime(), expiresAt })
}

interface HandedOver {
  readonly language: Language
  readonly name: string
  readonly shop: string
  readonly number: string
  readonly link: string
  readonly days: number
}

const handedOver = ({ language, name, shop, number, link, days }: HandedOver): EmailPlan =>
  language === 'kh'
    ? {
        subject: `ឯកសារផលិតនៃការបញ្ជាទិញ ${number} ពី ${shop}`,
        opening: `សួស្តី ${name}`,
        before: [`${shop} ប្រគល់ការបញ្ជាទិញ ${number} ឱ្យអ្នកផលិត។ តាមតំណនេះ អ្នកអាចទាញយកឯកសារ សួរសំណួរ និងកត់ត្រាដុំនីមួយៗ។`],
        link: { words: 'បើកការបញ្ជាទិញ', address: link },
        after: [`តំណនេះប្រើបាន ${days} ថ្ងៃ ដោយមិនត្រូវការគណនី។ អ្នកណាដែលមានតំណ អាចបើកវាបាន។`],
        signature: `ក្រុមការងារ ${shop}`,
      }
    : {
        subject: `Production files of order ${number} from ${shop}`,
        opening: `Hi ${name},`,
        before: [
          `${shop} has sent you order ${number} to make. Use this link to download its files, ask questions and mark each piece.`,
        ],
        link: { words: 'Open the order', address: link },
        after: [`The link works for ${days} days, without an account. Anyone who has the link can open it.`],
        signature: `The ${shop} team`,
      }
