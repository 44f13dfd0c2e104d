import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FabricPrice, PriceBook, ProductPrice } from '../../../server/contract/pricing/priceBook.ts'
import { productTypes } from '../../../server/contract/tenantSettings.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import cards from '../frame/cards.module.css'
import table from '../orders/orders.module.css'
import shop from '../shop/shop.module.css'
import { NumberCell } from './NumberCell.tsx'
import styles from './prices.module.css'

export interface BookPartProps {
  readonly book: PriceBook
  /** The book in force. */
  readonly before: PriceBook | null
  set(book: PriceBook): void
}

const [maxAmount, maxShare, maxPieces] = [100_000_000, 10_000, 10_000]

/** The price of a piece by product and fabric, the largest discount, and the smallest order. */
export function ProductTable({ book, before, set }: BookPartProps) {
  const { t } = useTranslation('prices')
  const change = (product: ProductPrice, next: Partial<ProductPrice> | null) =>
    set({
      ...book,
      products: book.products.flatMap(one => (one === product ? (next ? [{ ...one, ...next }] : []) : [one])),
    })
  const missing = productTypes.filter(type => !book.products.some(({ productType }) => productType === type))
  return (
    <>
      <ScrollRegion className={`${table.scroll} ${cards.frame}`} label={t('part.book')}>
        <table className={`${table.table} ${styles.table} ${cards.cards}`} data-plain data-groups>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('minimum')}</th>
              <th scope="col">{t('fabric')}</th>
              <th scope="col">{t('unitPrice')}</th>
              <th scope="col">{t('limit')}</th>
              <td className={shop.rest} />
            </tr>
          </thead>
          {book.products.map(product => (
            <ProductRows
              key={product.productType}
              product={product}
              before={before?.products.find(({ productType }) => productType === product.productType)}
              change={next => change(product, next)}
            />
          ))}
        </table>
      </ScrollRegion>
      {missing.length > 0 && (
        <Select
          label={t('addProduct')}
          value=""
          choices={[
            { value: '', label: t('addProduct') },
            ...missing.map(value => ({ value, label: t(`app:product.${value}`) })),
          ]}
          choose={productType => {
            if (productType === '') return
            const fabrics = book.products[0]?.fabrics ?? [{ fabric: 'interlock', unitPrice: 1000, discountLimit: 2000 }]
            set({ ...book, products: [...book.products, { productType, minimumQuantity: 1, fabrics }] })
          }}
        />
      )}
    </>
  )
}

interface ProductRowsProps {
  readonly product: ProductPrice
  readonly before: ProductPrice | undefined
  /** `null` takes the product out of the book. */
  change(next: Partial<ProductPrice> | null): void
}

function ProductRows({ product, before, change }: ProductRowsProps) {
  const { t } = useTranslation('prices')
  const { productType, minimumQuantity, fabrics } = product
  const name = t(`app:product.${productType}`)
  const setFabric = (fabric: FabricPrice, next: Partial<FabricPrice> | null) => {
    const left = fabrics.flatMap(one => (one === fabric ? (next ? [{ ...one, ...next }] : []) : [one]))
    change(left.length === 0 ? null : { fabrics: left })
  }
  return (
    <tbody>
      {fabrics.map((fabric, at) => {
        const old = before?.fabrics.find(one => one.fabric === fabric.fabric)
        const called = t(`app:fabric.${fabric.fabric}`, { defaultValue: fabric.fabric })
        const of = `${name}, ${called}`
        return (
          <tr key={fabric.fabric}>
            {at === 0 && (
              <>
                <th scope="rowgroup" rowSpan={fabrics.length + 1} data-head>
                  {name}
                </th>
                <td rowSpan={fabrics.length + 1} data-label={t('minimum')}>
                  <NumberCell
                    label={`${t('minimum')}: ${name}`}
                    value={minimumQuantity}
                    per={1}
                    before={before?.minimumQuantity}
                    min={1}
                    max={maxPieces}
                    set={value => change({ minimumQuantity: value })}
                  />
                </td>
              </>
            )}
            <td data-label={t('fabric')}>{called}</td>
            <td data-label={t('unitPrice')}>
              <NumberCell
                label={`${t('unitPrice')}: ${of}`}
                value={fabric.unitPrice}
                per={100}
                isMoney
                before={old?.unitPrice}
                max={maxAmount}
                set={unitPrice => setFabric(fabric, { unitPrice })}
              />
            </td>
            <td data-label={t('limit')}>
              <NumberCell
                label={`${t('limit')}: ${of}`}
                value={fabric.discountLimit}
                per={100}
                before={old?.discountLimit}
                max={maxShare}
                set={discountLimit => setFabric(fabric, { discountLimit })}
              />
            </td>
            <td>
              <button
                type="button"
                className="icon-button small"
                aria-label={t('removeFabric', { fabric: called, product: name })}
                onClick={() => setFabric(fabric, null)}
              >
                <Trash2 aria-hidden />
              </button>
            </td>
          </tr>
        )
      })}
      <NewFabric
        product={name}
        taken={fabrics.map(({ fabric }) => fabric)}
        add={fabric => {
          const model = fabrics.at(-1)
          if (model) change({ fabrics: [...fabrics, { ...model, fabric }] })
        }}
      />
    </tbody>
  )
}

interface NewFabricProps {
  readonly product: string
  readonly taken: readonly string[]
  add(fabric: string): void
}

/** A further fabric of a product, at the price of the one above. */
function NewFabric({ product, taken, add }: NewFabricProps) {
  const { t } = useTranslation('prices')
  const [name, setName] = useState('')
  const fabric = name.trim()
  const take = () => {
    if (fabric === '' || taken.includes(fabric)) return
    add(fabric)
    setName('')
  }
  return (
    <tr>
      <td colSpan={4}>
        <span className={styles.newFabric}>
          <input
            aria-label={`${t('newFabric')}: ${product}`}
            placeholder={t('newFabric')}
            maxLength={60}
            value={name}
            onChange={event => setName(event.target.value)}
            onKeyDown={event => event.key === 'Enter' && take()}
          />
          <button
            type="button"
            className="icon-button small"
            aria-label={`${t('addFabric')}: ${product}`}
            onClick={take}
          >
            <Plus aria-hidden />
          </button>
        </span>
      </td>
    </tr>
  )
}
