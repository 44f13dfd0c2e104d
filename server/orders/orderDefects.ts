import type { OrderDefect } from '../contract/orders/order.ts'
import type { Language } from '../contract/tenantSettings.ts'
import { Problem } from '../http/problem.ts'
import type { OrderRow } from './findOrder.ts'
import { shownLinesOf } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'

/**
 * A line of text for each defect of an order, in the customer's language: the design, the player, what is wrong.
 *
 * @throws Problem invalid-request for a place that is not in the order
 */
export async function describeDefects(
  work: OrderWork,
  { id, language }: Pick<OrderRow, 'id' | 'language'>,
  defects: readonly OrderDefect[],
): Promise<readonly string[]> {
  if (defects.length === 0) return []
  const lines = await shownLinesOf(work, [id])
  return defects.map(({ design, row, text }, index) => {
    const at = lines.findIndex(({ designId }) => designId === design)
    const line = lines[at]
    if (!line) throw unknownPlace(index, 'design')
    const named = line.name || words[language].design(at + 1)
    if (row === null) return `• ${named}: ${text}`
    const piece = line.pieces[row]
    if (!piece) throw unknownPlace(index, 'row')
    const player = [piece.number, piece.name].filter(Boolean).join(' ') || words[language].row(row + 1)
    return `• ${named}, ${player}: ${text}`
  })
}

/** Only a rejection has defects. @throws Problem invalid-request */
export function refuseAny(defects: readonly OrderDefect[]): readonly OrderDefect[] {
  if (defects.length > 0) throw unknownPlace(0)
  return defects
}

type CountedWord = (count: number) => string

const words: Readonly<Record<Language, Readonly<Record<'design' | 'row', CountedWord>>>> = {
  kh: { design: count => `ឈុតគ្មានឈ្មោះ ${count}`, row: count => `ជួរទី ${count}` },
  en: { design: count => `Untitled kit ${count}`, row: count => `row ${count}` },
}

const unknownPlace = (index: number, field?: 'design' | 'row') =>
  new Problem('invalid-request', {
    fields: [
      {
        path: ['defects', index, ...(field ? [field] : [])].join('.'),
        code: 'unknown-choice',
        message: field ? `The order has no such ${field}.` : 'Only a rejection can name places.',
      },
    ],
  })
