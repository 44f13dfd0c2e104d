import { a4, type DocumentFaces, openTextDocument, qrSquares, type TextDocument } from '../../../engine/print/index.ts'
import { type Invoice, orderNumber, paddedNumber } from '../../contract/orders/order.ts'
import type { Language } from '../../contract/tenantSettings.ts'
import { dayOf, invoiceWords, money, percentage } from './invoiceWords.ts'

/** Everything that an invoice as a file is made from. */
export interface InvoiceJob {
  readonly invoice: Invoice
  readonly language: Language
  readonly shop: {
    readonly name: string
    /** An SVG image. */
    readonly logo: string
  }
}

const margin = 18
const right = a4.width - margin
const lowest = a4.height - 24
const grey = '#52605c'
const text = { size: 10 } as const
const small = { size: 8.5, colour: grey } as const

/** Where columns of figures end. */
const columnEnds = { size: 110, quantity: 124, unit: 147, discount: 167, amount: right } as const
const columns = Object.keys(columnEnds) as (keyof typeof columnEnds)[]
const itemWidth = 78

/** The invoice as a PDF of A4 pages, whose text can be read and searched in both languages. */
export async function writeInvoice(job: InvoiceJob, faces: DocumentFaces): Promise<Uint8Array> {
  const { invoice, language, shop } = job
  const words = invoiceWords[language]
  const paper = await openTextDocument({
    title: `${words.title} ${paddedNumber(invoice.number)}`,
    language: language === 'kh' ? 'km' : 'en',
    madeAt: new Date(invoice.issuedAt),
    faces,
  })
  const [head, end] = [headOf(paper, job), endOf(paper, job)]
  const pages = inPages(rowsOf(paper, job), { head: head.height, end: end.height })
  for (const [at, { rows, hasEnd }] of pages.entries()) {
    paper.addPage()
    if (at === 0) {
      head.write(margin)
      await paper.draw(shop.logo, margin, margin, 13)
    }
    let y = margin + (at === 0 ? head.height : 4)
    if (rows.length > 0) y = writeColumns(paper, job, y)
    for (const row of rows) {
      row.write(y)
      y += row.height
      paper.rule(margin, y, right - margin, { width: 0.2, colour: '#dfe5e3' })
    }
    if (hasEnd) end.write(y + 8)
    const foot = a4.height - 12
    paper.write(`${shop.name} · ${paddedNumber(invoice.number)}`, { ...small, x: margin, y: foot })
    paper.write(words.page(at + 1, pages.length), { ...small, x: right, y: foot, align: 'end' })
  }
  return paper.end()
}

/** The shop, the invoice's numbers and whom it is for. */
function headOf(paper: TextDocument, { invoice, language, shop }: InvoiceJob): Block {
  const words = invoiceWords[language]
  const { order, number, issuedAt, tax } = invoice
  const facts = [
    [words.facts.number, paddedNumber(number)],
    [words.facts.date, dayOf(issuedAt, language)],
    [words.facts.order, orderNumber(order.number)],
    ...(tax?.number ? [[words.taxNumber(tax.name[language]), tax.number] as const] : []),
  ] as const
  const { name, phone, email, address, commune, district, province } = order.delivery
  const place = [address, commune, district, province].filter(Boolean).join(', ')
  const named = paper.wrap(name, 90, { ...text, bold: true })
  const below = [`${phone} · ${email}`, place].flatMap(line => paper.wrap(line, 90, text))
  return {
    height: Math.max(42 + (named.length + below.length) * 5.5, 30 + facts.length * 6),
    write(y) {
      const shopName = paper.wrap(shop.name, 70, { size: 14, bold: true }).slice(0, 2)
      writeLines(paper, shopName, { size: 14, bold: true, x: margin + 17, y: y + 8.5, leading: 7 })
      paper.write(words.title, { size: 24, bold: true, x: right, y: y + 9, align: 'end' })
      for (const [at, [fact, value]] of facts.entries()) {
        const line = { ...text, y: y + 20 + at * 6 }
        paper.write(fact, { ...line, colour: grey, x: 120 })
        paper.write(value, { ...line, x: right, align: 'end' })
      }
      paper.write(words.to, { ...small, x: margin, y: y + 26 })
      writeLines(paper, named, { ...text, bold: true, x: margin, y: y + 32.5, leading: 5.5 })
      writeLines(paper, below, { ...text, x: margin, y: y + 32.5 + named.length * 5.5, leading: 5.5 })
    },
  }
}

function writeColumns(paper: TextDocument, { language }: InvoiceJob, y: number): number {
  const words = invoiceWords[language].columns
  paper.write(words.item, { ...small, x: margin, y })
  for (const column of columns) paper.write(words[column], { ...small, x: columnEnds[column], y, align: 'end' })
  paper.rule(margin, y + 2.6, right - margin, { width: 0.4, colour: '#16201e' })
  return y + 2.6
}

type Lines = Parameters<TextDocument['write']>[1] & {
  /** From one baseline to the next, in mm. */ readonly leading: number
}

function writeLines(paper: TextDocument, lines: readonly string[], { leading, ...how }: Lines): void {
  for (const [at, line] of lines.entries()) paper.write(line, { ...how, y: how.y + at * leading })
}

/** Something with a height in mm, written at a distance from the top of the page. */
interface Block {
  readonly height: number
  write(y: number): void
}

function rowsOf(paper: TextDocument, { invoice: { order }, language }: InvoiceJob): readonly Block[] {
  const words = invoiceWords[language]
  return order.quote.items.flatMap((item, at) =>
    item.lines.map(line => {
      const name = paper.wrap(order.lines[at]?.name || words.unnamed, itemWidth, text)
      const kind = [
        words.products[item.productType],
        words.fabrics[item.fabric] ?? item.fabric,
        words.sleeves[line.sleeve],
        ...(line.version === 'goalkeeper' ? [words.goalkeeper] : []),
      ]
      const about = paper.wrap(kind.join(', '), itemWidth, small)
      const cells = {
        size: sizeName(line.size),
        quantity: String(line.quantity),
        unit: money(line.unitPrice),
        discount: line.discountRate === 0 ? '' : percentage(line.discountRate / 100),
        amount: money(line.totalAmount),
      }
      return {
        height: 4.5 + name.length * 5.2 + about.length * 4.6,
        write(y: number) {
          writeLines(paper, name, { ...text, x: margin, y: y + 6, leading: 5.2 })
          writeLines(paper, about, { ...small, x: margin, y: y + 5.6 + name.length * 5.2, leading: 4.6 })
          for (const column of columns)
            paper.write(cells[column], { ...text, x: columnEnds[column], y: y + 6, align: 'end' })
        },
      }
    }),
  )
}

const sizeName = (size: string): string => size.replace(/^X{2,}/, ({ length }) => `${length}X`)

/** Rows to pages; the sums keep together, on a page of their own if need be. */
function inPages(
  rows: readonly Block[],
  heights: { readonly head: number; readonly end: number },
): readonly { readonly rows: readonly Block[]; readonly hasEnd: boolean }[] {
  const pages: { rows: Block[]; hasEnd: boolean }[] = [{ rows: [], hasEnd: false }]
  let y = margin + heights.head + 3
  const next = () => {
    pages.push({ rows: [], hasEnd: false })
    y = margin + 7
  }
  for (const row of rows) {
    if (y + row.height > lowest) next()
    pages.at(-1)?.rows.push(row)
    y += row.height
  }
  if (y + 8 + heights.end > lowest) next()
  const last = pages.at(-1)
  if (last) last.hasEnd = true
  return pages
}

/** How to pay, and beside it what it comes to. */
function endOf(paper: TextDocument, { invoice: { order, tax }, language }: InvoiceJob): Block {
  const words = invoiceWords[language]
  const { quote, grandTotal, paid, dueBeforeProduction, howToPay, khqr } = order
  const sums = [
    { name: words.sums.subtotal, cents: quote.amount },
    { name: words.sums.discounts, cents: -quote.totalDiscount },
    { name: words.sums.total, cents: grandTotal, bold: true },
    ...(paid === 0 ? [] : [{ name: words.sums.paid, cents: -paid }]),
    { name: words.sums.balance, cents: grandTotal - paid },
    ...(tax ? [{ name: words.tax(tax.name[language], percentage(tax.percent)), cents: tax.cents }] : []),
  ]
  const due = dueBeforeProduction - paid
  const advice = [...(due > 0 ? [words.due(money(due))] : []), howToPay[language]].flatMap(line =>
    paper.wrap(line, 80, text),
  )
  const code = khqr ? qrSquares(khqr.text, 38) : null
  return {
    height: Math.max(sums.length * 7, 8 + advice.length * 5.5 + (code ? 52 : 0)),
    write(y) {
      sums.forEach(({ name, cents, bold = false }, at) => {
        const line = { size: bold ? 12 : 10, bold, y: y + 4 + at * 7 }
        paper.write(name, { ...line, x: 120, ...(!bold && { colour: grey }) })
        paper.write(money(cents), { ...line, x: right, align: 'end' })
        if (bold)
          for (const edge of [-5, 2]) paper.rule(120, line.y + edge, right - 120, { width: 0.4, colour: '#16201e' })
      })
      paper.write(words.pay, { ...small, x: margin, y: y + 4 })
      writeLines(paper, advice, { ...text, x: margin, y: y + 10.5, leading: 5.5 })
      if (!code || !khqr) return
      const top = y + 10 + advice.length * 5.5
      paper.squares(
        code.corners.map(([x, down]) => [margin + x, top + down]),
        code.side,
      )
      paper.write('KHQR', { ...text, bold: true, x: margin + 42, y: top + 16 })
      const scan = paper.wrap(words.scan(money(khqr.cents)), 42, small)
      writeLines(paper, scan, { ...small, x: margin + 42, y: top + 22, leading: 5 })
    },
  }
}
