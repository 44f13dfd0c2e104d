import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { type PriceBook, priceBookSchema } from '../contract/pricing/priceBook.ts'
import { type ProductType, productTypes } from '../contract/tenantSettings.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { priceBooks, priceRules } from '../db/schema/prices.ts'
import { Problem } from '../http/problem.ts'

/**
 * The prices of the shop that are in force at a time.
 * @throws Problem `no-price` when it has published none
 */
export async function readPublishedBook(tx: Transaction, now: Date): Promise<PriceBook> {
  const current = tx
    .select({ id: priceBooks.id })
    .from(priceBooks)
    .where(inForce(now))
    .orderBy(...latestFirst)
    .limit(1)
  const rules = await tx.select().from(priceRules).where(eq(priceRules.bookId, current))
  // No book is published without rules.
  if (rules.length === 0) throw new Problem('no-price', { detail: 'This shop has not published its prices yet.' })
  return bookOfRules(rules)
}

/** The prices of a book that count: those of products that the shop makes. It keeps those of what it has given up. */
export const pricesOfOffered = (book: PriceBook, offered: readonly ProductType[]): PriceBook => ({
  ...book,
  products: book.products.filter(({ productType }) => offered.includes(productType)),
})

export type PriceBookRow = typeof priceBooks.$inferSelect

// Of the books that are published or scheduled, the one whose time came last is in force.
const inForce = (now: Date) =>
  and(inArray(priceBooks.status, ['published', 'scheduled']), lte(priceBooks.publishedAt, now))
const latestFirst = [desc(priceBooks.publishedAt), desc(priceBooks.number)] as const

/** The book in force. */
export async function currentBook(tx: Transaction, now: Date): Promise<PriceBookRow | undefined> {
  const [current] = await tx
    .select()
    .from(priceBooks)
    .where(inForce(now))
    .orderBy(...latestFirst)
    .limit(1)
  return current
}

/** The book of a row that has its rules. */
export async function readBook(tx: Transaction, id: string): Promise<PriceBook> {
  return bookOfRules(await tx.select().from(priceRules).where(eq(priceRules.bookId, id)))
}

interface Publishing {
  readonly tenant: TenantId
  readonly book: PriceBook
  /** When it comes into force. */
  readonly at: Date
  /** Missing: `at`. */
  readonly now?: Date
  newId(): string
}

/**
 * Publishes a price book from a time on. What was in force until then is retired and kept; what was to come before is
 * replaced.
 */
export async function publishPriceBook(tx: Transaction, publishing: Publishing): Promise<void> {
  const { tenant, at, now = at, newId } = publishing
  const book = priceBookSchema.parse(publishing.book)
  const isLater = at > now
  await settleBooks(tx, tenant, now)
  await tx
    .update(priceBooks)
    .set({ status: 'retired' })
    .where(and(eq(priceBooks.tenantId, tenant), eq(priceBooks.status, isLater ? 'scheduled' : 'published')))
  const [latest] = await tx
    .select({ number: priceBooks.number })
    .from(priceBooks)
    .where(eq(priceBooks.tenantId, tenant))
    .orderBy(desc(priceBooks.number))
    .limit(1)
  const id = newId()
  await tx.insert(priceBooks).values({
    ...{ tenantId: tenant, id, number: (latest?.number ?? 0) + 1, currency: book.currency },
    ...{ status: isLater ? 'scheduled' : 'published', publishedAt: at },
  })
  await tx
    .insert(priceRules)
    .values(rulesOfBook(book).map(rule => ({ ...rule, tenantId: tenant, id: newId(), bookId: id })))
}

/** Makes a scheduled book whose time has come the published one. */
export async function settleBooks(tx: Transaction, tenant: TenantId, now: Date): Promise<void> {
  const own = eq(priceBooks.tenantId, tenant)
  const [due] = await tx
    .select()
    .from(priceBooks)
    .where(and(own, eq(priceBooks.status, 'scheduled'), lte(priceBooks.publishedAt, now)))
    .for('update')
  if (!due) return
  await tx
    .update(priceBooks)
    .set({ status: 'retired' })
    .where(and(own, eq(priceBooks.status, 'published')))
  await tx
    .update(priceBooks)
    .set({ status: 'published' })
    .where(and(own, eq(priceBooks.id, due.id)))
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
