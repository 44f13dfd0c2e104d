import type { Language, ProductType } from '../../contract/tenantSettings.ts'

interface InvoiceWords {
  readonly title: string
  readonly facts: Readonly<Record<'number' | 'date' | 'order', string>>
  /** The number of the shop at the tax office. */
  readonly taxNumber: (tax: string) => string
  readonly to: string
  readonly columns: Readonly<Record<'item' | 'size' | 'quantity' | 'unit' | 'discount' | 'amount', string>>
  readonly products: Readonly<Record<ProductType, string>>
  /** By the names in price books; a shop may have others, which are shown as they are. */
  readonly fabrics: Readonly<Record<string, string>>
  readonly sleeves: Readonly<Record<'short' | 'long', string>>
  readonly goalkeeper: string
  readonly unnamed: string
  readonly pay: string
  readonly due: (amount: string) => string
  readonly scan: (amount: string) => string
  readonly sums: Readonly<Record<'subtotal' | 'discounts' | 'total' | 'paid' | 'balance', string>>
  readonly tax: (name: string, percent: string) => string
  readonly page: (page: number, pages: number) => string
  readonly months: readonly string[]
}

/** The words of an invoice that is a file; the page that shows one has the same. */
export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    title: 'Invoice',
    facts: { number: 'Invoice no.', date: 'Date', order: 'Order' },
    taxNumber: tax => `${tax} no.`,
    to: 'Bill to',
    columns: {
      item: 'Item',
      size: 'Size',
      quantity: 'Qty',
      unit: 'Unit price',
      discount: 'Discount',
      amount: 'Amount',
    },
    products: {
      SOCCER_KIT: 'Soccer kit',
      POLO_SHIRT: 'Polo shirt',
      SLEEVELESS_SHIRT: 'Sleeveless shirt',
      OVERSIZED_SHIRT: 'Oversized t-shirt',
      TSHIRT: 'T-shirt',
      HOODIE: 'Hoodie',
      BOXY_FIT: 'Boxy t-shirt',
      BOXING_TRUNK: 'Boxing trunks',
    },
    fabrics: {
      interlock: 'Interlock',
      mesh: 'Mesh',
      jacquard: 'Jacquard',
      jersey: 'Jersey',
      heavyJersey: 'Heavy jersey',
      pique: 'Piqué',
      fleece: 'Fleece',
      satin: 'Satin',
      ripstop: 'Ripstop',
    },
    sleeves: { short: 'short sleeves', long: 'long sleeves' },
    goalkeeper: 'goalkeeper',
    unnamed: 'Untitled kit',
    pay: 'How to pay',
    due: amount => `Please pay ${amount} before production starts.`,
    scan: amount => `Scan with your bank app to pay ${amount}.`,
    sums: { subtotal: 'Subtotal', discounts: 'Discounts', total: 'Total', paid: 'Paid', balance: 'Balance due' },
    tax: (name, percent) => `Includes ${name} ${percent}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
  },
  kh: {
    title: 'វិក្កយបត្រ',
    facts: { number: 'លេខវិក្កយបត្រ', date: 'កាលបរិច្ឆេទ', order: 'ការបញ្ជាទិញ' },
    taxNumber: tax => `លេខ ${tax}`,
    to: 'ជូនចំពោះ',
    columns: {
      item: 'មុខទំនិញ',
      size: 'ទំហំ',
      quantity: 'ចំនួន',
      unit: 'តម្លៃឯកតា',
      discount: 'បញ្ចុះ',
      amount: 'ទឹកប្រាក់',
    },
    products: {
      SOCCER_KIT: 'ឈុតបាល់ទាត់',
      POLO_SHIRT: 'អាវប៉ូឡូ',
      SLEEVELESS_SHIRT: 'អាវគ្មានដៃ',
      OVERSIZED_SHIRT: 'អាវយឺតធំទូលាយ',
      TSHIRT: 'អាវយឺត',
      HOODIE: 'អាវមានមួក',
      BOXY_FIT: 'អាវយឺតរាងការ៉េ',
      BOXING_TRUNK: 'ខោប្រដាល់',
    },
    fabrics: {
      interlock: 'សាច់អ៊ីនធើឡុក',
      mesh: 'សាច់សំណាញ់',
      jacquard: 'សាច់ត្បាញក្បាច់',
      jersey: 'សាច់ជឺស៊ី',
      heavyJersey: 'សាច់ជឺស៊ីក្រាស់',
      pique: 'សាច់ភីកេ',
      fleece: 'សាច់រោមកក់ក្ដៅ',
      satin: 'សាច់សាទីន',
      ripstop: 'សាច់ក្រឡាមិនងាយរហែក',
    },
    sleeves: { short: 'ដៃខ្លី', long: 'ដៃវែង' },
    goalkeeper: 'អ្នកចាំទី',
    unnamed: 'ឈុតគ្មានឈ្មោះ',
    pay: 'របៀបបង់ប្រាក់',
    due: amount => `សូមបង់ ${amount} មុនចាប់ផ្ដើមផលិត។`,
    scan: amount => `ស្កេនដោយកម្មវិធីធនាគារ ដើម្បីបង់ ${amount}។`,
    sums: { subtotal: 'សរុបរង', discounts: 'ការបញ្ចុះតម្លៃ', total: 'សរុប', paid: 'បានបង់', balance: 'នៅត្រូវបង់' },
    tax: (name, percent) => `រួមបញ្ចូល ${name} ${percent}`,
    page: (page, pages) => `ទំព័រ ${page} នៃ ${pages}`,
    months: [...['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា'], ...['កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ']],
  },
}

/** Cents as `$1,234.50`. */
export function money(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return cents < 0 ? `−$${dollars}` : `$${dollars}`
}

/** `12.5%`, with no more digits than it has. */
export const percentage = (percent: number): string => `${Number(percent.toFixed(2))}%`

const cambodia = 7 * 60 * 60_000

/** The day in Cambodia. */
export function dayOf(time: string, language: Language): string {
  const day = new Date(Date.parse(time) + cambodia)
  return `${day.getUTCDate()} ${invoiceWords[language].months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
