import type { RosterChoice } from './rosterChoices.ts'
import { filled, filledIn, type RosterLine } from './rosterList.ts'
import type { CommonField, RosterField } from './rosterRow.ts'
import { bareWord, isNumber, isWord, readSize } from './rosterWords.ts'

/** How a head names its field: of two columns for one field the lower rank has it. */
interface HeadMeaning {
  readonly field: RosterField
  readonly rank: number
  /** Half of a name: both halves are joined. */
  readonly half?: 'given' | 'family'
}

type Words = readonly [CommonField, rank: number, RegExp]

/** Words at the head of a column, as `bareHead` leaves them. The first that fit name the field. */
const plainWords: readonly Words[] = [
  ['goalkeeper', 0, /^(gk|keeper|goalkeeper|goalie|version|អ្នកចាំទី|ចាំទី|កំណែ)/],
  ['goalkeeper', 1, /^((playing)?position|pos|role|តួនាទី|ទីតាំង)$/],
  ['size', 0, /^(((t?shirt|jersey|kit|top|uniform|player)s?)?(size|sz)s?|(ទំហំ|សាយ|ខ្នាត)(អាវ)?)$/],
  ['team', 0, /^(teams?(name)?|club|squad|ក្រុម|ឈ្មោះក្រុម|ក្រុមកីឡា(ករ)?|ក្លិប)$/],
  ['quantity', 0, /^(qty|quantity|count|pieces|pcs|sets|(number|no)of(kits|shirts|sets|pieces)|ចំនួន|បរិមាណ)$/],
  ['number', 0, /^((t?shirt|jersey|player|players|kit|squad|back|uniform)(number|num|nr|no)|number|num|nr)$/],
  ['number', 0, /^(លេខ|លេខអាវ|លេខកីឡាករ|លេខខ្នង)$/],
  ['number', 1, /^no$/],
  ['name', 0, /^(nameon(the)?(shirt|jersey|kit|back)|(t?shirt|jersey|kit|back|print(ed)?)name|ឈ្មោះលើអាវ)$/],
  ['name', 1, /^((full|players?|nick|athletes?|members?|students?)?names?|players?|athletes?|members?)$/],
  ['name', 1, /^(ឈ្មោះ(កីឡាករ|ពេញ)?|នាម|(គោត្តនាម|នាមត្រកូល)(និង)?(នាម|នាមខ្លួន))$/],
  ['name', 1, /^(first(and)?lastname|(first)?name(and)?(sur|last)name)$/],
]

/** Those that hold only where nothing else, such as a choice of the garment, has the head. */
const looseWords: readonly Words[] = [
  ['size', 2, /^sizes?(?!.*(short|pant|trouser|sock|shoe|boot))/],
  ['name', 3, /^(name|ឈ្មោះ)(?!.*(team|club|school|coach|parent|ក្រុម|ក្លិប|សាលា))/],
]

const halves = [
  ['given', /^((first|given|middle)names?|forename|នាមខ្លួន|ឈ្មោះខ្លួន)$/],
  ['family', /^((last|family|sur)names?|នាមត្រកូល|គោត្តនាម|ត្រកូល|ឈ្មោះត្រកូល)$/],
] as const

/** Heads of which only what stands below tells what they are. */
const vagueWord = /^(t?shirts?|jerseys?|kits?|uniforms?|អាវ)$/

/** "Jersey #" is a jersey number; "N°" a number; "#" alone may count the rows, as "No." does. */
const bareHead = (cell: string): string =>
  cell.trim() === '#' ? 'no' : bareWord(cell.replace(/#/g, ' number ').replace(/^\s*n°/i, 'no'))

export function headMeaning(cell: string, choices: readonly RosterChoice[]): HeadMeaning | null {
  const word = bareHead(cell)
  const half = halves.find(([, words]) => words.test(word))
  if (half) return { field: 'name', rank: 2, half: half[0] }
  const plain = plainWords.find(([, , words]) => words.test(word))
  if (plain) return { field: plain[0], rank: plain[1] }
  const choice = choices.find(({ heads }) => heads.has(word))
  if (choice) return { field: choice.field, rank: 0 }
  const loose = looseWords.find(([, , words]) => words.test(word))
  return loose ? { field: loose[0], rank: loose[1] } : null
}

/** Lines among which the head is looked for. */
const maxTitles = 20

/** Whether a line has any word that heads a column. */
export const isKnownHead = ({ cells }: RosterLine, choices: readonly RosterChoice[]): boolean =>
  cells.some(cell => headMeaning(cell, choices) !== null || vagueWord.test(bareHead(cell)))

/** The line that names most fields; `null` where none is a head. */
export function findHead(lines: readonly RosterLine[], choices: readonly RosterChoice[]): RosterLine | null {
  let best: { readonly line: RosterLine; readonly count: number } | null = null
  for (const [index, line] of lines.slice(0, maxTitles).entries()) {
    const meant = line.cells.flatMap(cell => headMeaning(cell, choices) ?? [])
    const vague = line.cells.filter(cell => vagueWord.test(bareHead(cell))).length
    const count = new Set(meant.map(({ field, half }) => half ?? field)).size + vague
    const data = line.cells.filter(resemblesData).length
    // One word alone heads a list only at its top, and no player has the name of two columns.
    const isHead = count > data && count >= (index === 0 && data === 0 ? 1 : 2)
    if (isHead && count > (best?.count ?? 0)) best = { line, count }
  }
  return best?.line ?? null
}

const resemblesData = (cell: string): boolean => isNumber(cell) || readSize(cell) !== null

/** The field of each column under a head. */
export function fieldsByHead(
  head: RosterLine,
  body: readonly RosterLine[],
  choices: readonly RosterChoice[],
): readonly (RosterField | null)[] {
  const meanings = head.cells.map(cell => headMeaning(cell, choices))
  const names = nameColumns(meanings)
  const fields = meanings.map((meaning, column): RosterField | null => {
    if (!meaning) return null
    if (meaning.field === 'name') return names.has(column) ? 'name' : null
    const rivals = meanings.flatMap((rival, at) => (rival?.field === meaning.field ? [{ rank: rival.rank, at }] : []))
    return rivals.toSorted((a, b) => a.rank - b.rank || a.at - b.at)[0]?.at === column ? meaning.field : null
  })
  return explained(fields, head, body)
}

/** A printed name goes before a whole one; "Name" beside "Surname", or both halves, are one name. */
function nameColumns(meanings: readonly (HeadMeaning | null)[]): ReadonlySet<number> {
  const named = meanings.flatMap((meaning, at) => (meaning?.field === 'name' ? [{ ...meaning, at }] : []))
  const whole = named.filter(({ half }) => half === undefined).toSorted((a, b) => a.rank - b.rank || a.at - b.at)[0]
  const parts = named.filter(({ half }) => half !== undefined)
  const given = parts.some(({ half }) => half === 'given')
  if (!whole) return new Set(parts.map(({ at }) => at))
  const isFirstName = whole.rank === 1 && parts.length > 0 && !given
  return new Set([whole.at, ...(isFirstName ? parts.map(({ at }) => at) : [])])
}

/** Columns that their head leaves open, by what stands below; sizes are known in any language. */
function explained(
  fields: readonly (RosterField | null)[],
  head: RosterLine,
  body: readonly RosterLine[],
): readonly (RosterField | null)[] {
  const result = [...fields]
  const give = (field: RosterField, fits: (cell: string) => boolean, isOpen: (column: number) => boolean) => {
    if (result.includes(field)) return
    const column = result.findIndex((taken, at) => taken === null && isOpen(at) && mostly(filledIn(body, at), fits))
    if (column >= 0) result[column] = field
  }
  const isVague = (column: number): boolean => vagueWord.test(bareHead(head.cells[column] ?? ''))
  give('size', cell => readSize(cell) !== null, isVague)
  give('number', isNumber, isVague)
  give('name', isWord, isVague)
  const isHeaded = (column: number): boolean => filled(head.cells[column] ?? '')
  give('size', cell => readSize(cell) !== null, isHeaded)
  // Nearly everybody is called differently; colours, schools and remarks repeat.
  const isVaried = (column: number): boolean => new Set(filledIn(body, column)).size * 3 >= body.length * 2
  give('name', isWord, column => isHeaded(column) && isVaried(column))
  return result
}

/** At least half of what is written. */
export const mostly = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(fits).length * 2 >= cells.length
