import { isNumber } from './figures.ts'
import { readGoalkeeper, readSize } from './readWords.ts'

export type Column = 'name' | 'number' | 'size' | 'shortsSize' | 'sleeve' | 'goalkeeper' | 'quantity'

const heads: readonly (readonly [Column, RegExp])[] = [
  ['shortsSize', /short|ខោ/i],
  ['quantity', /^(qty|quantity|count|pieces|ចំនួន.*)$/i],
  ['goalkeeper', /goal ?keeper|^gk$|keeper|version|អ្នកចាំទី/i],
  ['sleeve', /sleeve|ដៃ/i],
  ['size', /size|ទំហំ|លេខអាវ$/i],
  ['number', /^(no\.?|nr\.?|#|number.*|shirt number|លេខ.*)$/i],
  ['name', /name|player|ឈ្មោះ|កីឡាករ/i],
]

/** Which column each cell of a row of headings names, or `null` when the row is no heading. */
export function columnsOfHead(row: readonly string[]): readonly (Column | null)[] | null {
  const taken = new Set<Column>()
  const columns = row.map(cell => {
    const found = heads.find(([column, words]) => !taken.has(column) && words.test(cell.trim()))?.[0] ?? null
    if (found) taken.add(found)
    return found
  })
  return taken.size >= 2 || (row.length === 1 && taken.has('name') && isHeadAlone(row[0] ?? '')) ? columns : null
}

const isHeadAlone = (cell: string): boolean => /^(name|names|player|players|ឈ្មោះ)$/i.test(cell.trim())

/** Which column each one seems to be by what is in it, where no row says so. */
export function guessedColumns(rows: readonly (readonly string[])[]): readonly (Column | null)[] {
  const width = Math.max(...rows.map(row => row.length))
  const taken = new Set<Column>()
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '')
    const mostly = (fits: (cell: string) => boolean) => cells.length > 0 && cells.filter(fits).length * 2 > cells.length
    const options: readonly (readonly [Column, (cell: string) => boolean])[] = [
      ['number', isNumber],
      ['size', cell => readSize(cell) !== null],
      ['shortsSize', cell => readSize(cell) !== null],
      ['quantity', cell => /^[0-9០-៩]{1,3}$/.test(cell)],
      ['goalkeeper', cell => readGoalkeeper(cell) !== null],
      ['name', cell => cell !== ''],
    ]
    const found = options.find(([column, fits]) => !taken.has(column) && mostly(fits))?.[0] ?? null
    if (found) taken.add(found)
    return found
  })
}
