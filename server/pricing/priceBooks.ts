import { and, desc, eq } from 'drizzle-orm'
import { type PriceBook, priceBookSchema } from '../contract/pricing/priceBook.ts'
import { productTypes } from '../contract/tenantSettings.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { priceBooks, priceRules } from '../db/schema/prices.ts'
import { Problem } from '../http/problem.ts'

/**
 * The current prices of the shop.
 * @throws Problem `no-price` when it has published none
 */
export async function readPublishedBook(tx: Transaction): Promise<PriceBook> {
  const rows = await tx
    .select({ rule: priceRules })
    .from(priceRules)
    .innerJoin(priceBooks, and(eq(priceBooks.tenantId, priceRules.tenantId), eq(priceBooks.id, priceRules.bookId)))
    .where(eq(priceBooks.status, 'published'))
  if (rows.length === 0) throw new Problem('no-price', { detail: 'This shop has not published its prices yet.' })
  return bookOfRules(rows.map(({ rule }) => rule))
}

interface Publishing {
  readonly tenant: TenantId
  readonly book: PriceBook
  readonly at: Date
  newId(): string
}

/** Publishes a price book. The previous one is retired and kept. */
export async function publishPriceBook(tx: Transaction, { tenant, book, at, newId }: Publishing): Promise<void> {
  const valid = priceBookSchema.parse(book)
  const [latest] = await tx
    .select({ number: priceBooks.number })
    .from(priceBooks)
    .where(eq(priceBooks.tenantId, tenant))
    .orderBy(desc(priceBooks.number))
    .limit(1)
  await tx
    .update(priceBooks)
    .set({ status: 'retired' })
    .where(and(eq(priceBooks.tenantId, tenant), eq(priceBooks.status, 'published')))
  const id = newId()
  const number = (latest?.number ?? 0) + 1
  await tx
    .insert(priceBooks)
    .values({ tenantId: tenant, id, number, currency: valid.currency, status: 'published', publishedAt: at })
  await tx
    .insert(priceRules)
    .values(rulesOfBook(valid).map(rule => ({ ...rule, tenantId: tenant, id: newId(), bookId: id })))
}

/**
 * Rebuilds a book from its rules: products in the order of the contract, fabrics by name, tiers by quantity.
 * @throws ZodError when rules are missing
 */
function bookOfRules(rules: readonly PriceRule[]): PriceBook {
  const of = (kind: PriceRule['kind'], subject?: string) =>
    rules.filter(rule => rule.kind === kind && (subject === undefined || rule.subject === subject))
  const [longSleeve] = of('surcharge', 'long-sleeve')
  const [largeSize] = of('surcharge', '3xl-up')
  return priceBookSchema.parse({
    currency: 'USD',
    products: productTypes.flatMap(productType => productOf(productType, rules)),
    tiers: of('tier')
      .map(({ quantity, basisPoints }) => ({ from: quantity ?? 0, discount: basisPoints }))
      .toSorted((a, b) => a.from - b.from),
    longSleeve: { surcharge: longSleeve?.amount, discount: longSleeve?.basisPoints },
    largeSize: { surcharge: largeSize?.amount },
    promotions: of('promotion').map(({ subject, basisPoints, validUntil }) => ({
      code: subject,
      discount: basisPoints,
      until: validUntil?.toISOString() ?? null,
    })),
  })
}

function productOf(productType: string, all: readonly PriceRule[]) {
  const rules = all.filter(rule => rule.productType === productType)
  const minimum = rules.find(rule => rule.kind === 'minimum')
  if (!minimum) return []
  const fabrics = rules
    .filter(rule => rule.kind === 'unit')
    .map(({ fabric, amount }) => {
      const limit = rules.find(rule => rule.kind === 'discount-limit' && rule.fabric === fabric)
      return { fabric: fabric ?? '', unitPrice: amount, discountLimit: limit?.basisPoints }
    })
  return [
    {
      productType,
      minimumQuantity: minimum.quantity,
      fabrics: fabrics.toSorted((a, b) => (a.fabric < b.fabric ? -1 : 1)),
    },
  ]
}

type PriceRule = Omit<typeof priceRules.$inferInsert, 'tenantId' | 'id' | 'bookId'>

/** The rows of a book in the database; `bookOfRules` reads them. */
const rulesOfBook = ({ products, tiers, longSleeve, largeSize, promotions }: PriceBook): PriceRule[] => [
  ...products.flatMap(({ productType, minimumQuantity, fabrics }): PriceRule[] => [
    { kind: 'minimum', productType, quantity: minimumQuantity },
    ...fabrics.flatMap(({ fabric, unitPrice, discountLimit }): PriceRule[] => [
      { kind: 'unit', productType, fabric, amount: unitPrice },
      { kind: 'discount-limit', productType, fabric, basisPoints: discountLimit },
    ]),
  ]),
  ...tiers.map(({ from, discount }): PriceRule => ({ kind: 'tier', quantity: from, basisPoints: discount })),
  { kind: 'surcharge', subject: 'long-sleeve', amount: longSleeve.surcharge, basisPoints: longSleeve.discount },
  { kind: 'surcharge', subject: '3xl-up', amount: largeSize.surcharge },
  ...promotions.map(
    ({ code, discount, until }): PriceRule => ({
      kind: 'promotion',
      subject: code,
      basisPoints: discount,
      validUntil: until === null ? null : new Date(until),
    }),
  ),
]
