import { describe, expect, it } from 'vitest'
import { openTextDocument } from '../../../engine/print/index.ts'
import { invoiceFaces } from '../../../server/orders/invoice/invoiceFaces.ts'

const open = async (text: string) =>
  openTextDocument({ title: 'Words', language: 'km', madeAt: new Date(0), faces: await invoiceFaces(text) })

describe('a document of text', () => {
  it('breaks lines between words, also in Khmer, and never after a sign or before one', async () => {
    const text = 'សូមបង់ $178.98 មុនចាប់ផ្ដើមផលិត។ Please pay $178.98 before production starts.'
    const paper = await open(text)
    for (let width = 20; width < 120; width += 5) {
      const lines = paper.wrap(text, width, { size: 10 })
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of lines) expect(line).not.toMatch(/[$(]$|^[។.,)]/)
      for (const line of lines) expect(paper.widthOf(line, { size: 10 })).toBeLessThanOrEqual(width)
    }
  })

  it('parts a word only where it is wider than a line, and keeps line ends', async () => {
    const paper = await open('W')
    const lines = paper.wrap(`${'W'.repeat(60)}\nend`, 30, { size: 10 })
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.at(-1)).toBe('end')
    expect(lines.slice(0, -1).join('')).toBe('W'.repeat(60))
  })

  it('embeds its fonts, and gives the same bytes for the same words', async () => {
    const write = async () => {
      const paper = await open('វិក្កយបត្រ')
      paper.addPage()
      paper.write('វិក្កយបត្រ 42', { size: 20, x: 20, y: 20, bold: true })
      return Buffer.from(await paper.end())
    }
    const [first, second] = [await write(), await write()]
    expect(first.equals(second)).toBe(true)
    expect(first.toString('latin1')).toContain('/FontFile2')
    expect(first.toString('latin1')).toContain('/ToUnicode')
  })
})
