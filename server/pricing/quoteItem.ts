import type { FabricPrice, PriceBook, ProductPrice } from '../contract/pricing/priceBook.ts'
import type { Pieces, QuoteItem, QuoteLine, QuoteRequest } from '../contract/pricing/prices.ts'
import { Problem } from '../http/problem.ts'
import { type Discounts, pricePiece } from './pricePiece.ts'
import { sumOf } from './sumOf.ts'
import { tierOf } from './tierOf.ts'

/** One design of an order. All its sizes and versions count together in the tier. `promotion` in basis points. */
export function quoteItem(book: PriceBook, item: QuoteRequest['items'][number], promotion: number): QuoteItem {
  const { product, fabric } = findPrices(book, item)
  const quantity = sumOf(item.pieces.map(pieces => pieces.quantity))
  const tier = tierOf(book.tiers, quantity)
  const lines = item.pieces.map(pieces => quoteLine(book, fabric, pieces, { tier: tier.discount, promotion }))
  return {
    design: item.design ?? null,
    productType: item.productType,
    fabric: item.fabric,
    quantity,
    tierDiscount: tier.discount,
    nextTier: tier.next,
    minimumQuantity: product.minimumQuantity,
    missing: Math.max(0, product.minimumQuantity - quantity),
    lines,
    amount: sumOf(lines.map(line => line.amount)),
    totalDiscount: sumOf(lines.map(line => line.totalDiscount)),
    totalAmount: sumOf(lines.map(line => line.totalAmount)),
  }
}

function quoteLine(book: PriceBook, fabric: FabricPrice, pieces: Pieces, discounts: Discounts): QuoteLine {
  const price = pricePiece(book, fabric, pieces, discounts)
  const amount = price.unitPrice * pieces.quantity
  const totalDiscount = price.discount * pieces.quantity
  return { ...pieces, ...price, amount, totalDiscount, totalAmount: amount - totalDiscount }
}

function findPrices(
  book: PriceBook,
  { productType, fabric }: QuoteRequest['items'][number],
): { readonly product: ProductPrice; readonly fabric: FabricPrice } {
  const product = book.products.find(one => one.productType === productType)
  const found = product?.fabrics.find(one => one.fabric === fabric)
  if (product && found) return { product, fabric: found }
  const detail = product ? `${productType} is not made of ${fabric}.` : `${productType} has no price here.`
  throw new Problem('no-price', { detail })
}
