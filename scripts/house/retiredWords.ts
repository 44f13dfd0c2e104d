/** Words that names no longer use, with what to use instead. Every part of a name is checked: `toldOf` has two. */
export const retiredWords: Readonly<Record<string, string>> = {
  letter: 'email',
  letters: 'emails',
  postman: 'mail worker',
  ask: 'request, send or query',
  asks: 'requests',
  asker: 'principal',
  asking: 'pending or request',
  know: 'authenticate or import',
  question: 'request or query',
  answer: 'response or reply',
  answers: 'responses or replies',
  patience: 'timeout',
  exhibit: 'read-only design',
  moment: 'time or named version',
  moments: 'times or named versions',
  workshop: 'worker pool',
  least: 'min',
  most: 'max',
  say: 'send or text',
  says: 'sends or text',
  said: 'output, message or text',
  tell: 'notify or send',
  tells: 'notifies or sends',
  told: 'result, details or message',
  hear: 'receive',
  heard: 'received',
  mend: 'fix or repair',
  fault: 'error',
  faults: 'errors',
  trouble: 'error',
  remark: 'comment',
  remarks: 'comments',
  picture: 'image',
  pictures: 'images',
  story: 'end-to-end test',
  stories: 'end-to-end tests',
  furnish: 'seed',
  furnishing: 'seeding',
  asked: 'requested',
  answered: 'replied or settled',
  answering: 'responding',
  questions: 'requests or queries',
  hears: 'receives',
  mends: 'fixes',
  mended: 'fixed',
  troubles: 'errors',
  vain: 'failed or unused',
  film: 'filmstrip',
  look: 'template, style or image',
  looks: 'templates, styles or images',
  standing: 'review status',
  exhibits: 'read-only designs',
  workshops: 'worker pools',
}

interface Exception {
  /** A whole name: an identifier, a folder or a file without its extension. */
  readonly name: string
  readonly why: string
}

/** Names that keep a retired word. `tests/house` finds those that are no longer used. */
export const exceptions: readonly Exception[] = [
  { name: 'letterSpacing', why: 'the space between letters of the alphabet' },
  { name: 'widthOfLetter', why: 'a letter of the alphabet' },
  { name: 'letterFindings', why: 'findings about letters of the alphabet' },
  { name: 'LetterFinding', why: 'the same' },
  { name: 'lookAt', why: 'a method of cameras in three.js' },
  { name: 'quickLookCompatible', why: 'an option of the USDZ exporter of three.js' },
  { name: 'PersonStanding', why: 'an icon of lucide' },
  { name: 'faults', why: 'tests/faults: what is broken on purpose, and the command that runs them' },
  { name: 'moment', why: 'the point of a log that the engine calls so' },
  { name: 'moments', why: 'the table of named versions in a document, which saved designs contain' },
  { name: '_moments', why: 'the same table, left out' },
  { name: 'nameMoment', why: 'the type of a command, which saved designs contain' },
  { name: 'forgetMoment', why: 'the same' },
  { name: 'limit-moments', why: 'the reason is made of the name of the table' },
  { name: 'pictures', why: 'where browsers store images: a database of devices that are out there' },
  { name: 'stories', why: 'recordings of logs in tests/recordings' },
]

/** A name with a retired word. */
export interface RetiredName {
  readonly file: string
  readonly name: string
  /** What to use instead. */
  readonly better: string
}

/** Types of libraries that bring none. */
const isLibrary = (file: string): boolean => file.endsWith('.d.ts')

const ownTable = 'scripts/house/retiredWords.ts'

/** Whether the names of a file are checked. The table itself is not, because its keys are the retired words. */
export const isChecked = (file: string): boolean =>
  (/\.(ts|tsx|js|mjs|css)$/.test(file) && file !== ownTable && !isLibrary(file)) || isDictionary(file)

/** Words of the app and of plugins: their keys are names. */
const isDictionary = (file: string): boolean => /^(app|plugins)\/.*\.(en|kh)\.json$|\/words\/(en|kh)\.json$/.test(file)

/** The names in a source file, and of the file and its folders, that have a retired word. */
export function retiredNames(file: string, source: string): readonly RetiredName[] {
  const names = new Set([...file.split(/[/.]/), ...namesIn(file, source)])
  return [...names].flatMap(name => {
    const word = partsOf(name).find(part => Object.hasOwn(retiredWords, part))
    return word === undefined ? [] : [{ file, name, better: retiredWords[word] ?? '' }]
  })
}

const partsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map(part => part.toLowerCase())

function namesIn(file: string, source: string): Iterable<string> {
  if (file.endsWith('.json')) return [...source.matchAll(/"([^"\n]+)"\s*:/g)].map(([, key = '']) => key)
  if (!file.endsWith('.css')) return identifiersOf(source)
  const rules = source.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...rules.matchAll(/[.-]([A-Za-z][\w-]*)|@keyframes (\w+)|\[(data-[\w-]+)/g)].map(
    ([, name, keyframes, attribute]) => name ?? keyframes ?? attribute ?? '',
  )
}

/** Strings, comments and patterns as a whole. A pattern stands where a value begins, not behind one to be divided. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[(,=:[!&|?{};>]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[`{}]|[A-Za-z_$][\w$]*/g

/** Every identifier of a source file. Comments, strings and the text of templates are skipped. */
function identifiersOf(source: string): ReadonlySet<string> {
  const found = new Set<string>()
  // The depth of braces in each `${…}` that is open.
  const depths: number[] = []
  token.lastIndex = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [text] = match
    const depth = depths.at(-1)
    if (text === '`' || (text === '}' && depth === 0)) {
      if (text === '}') depths.pop()
      token.lastIndex = endOfTemplateText(source, token.lastIndex)
      if (source[token.lastIndex - 1] === '{') depths.push(0)
    } else if (text === '{' && depth !== undefined) depths[depths.length - 1] = depth + 1
    else if (text === '}' && depth !== undefined) depths[depths.length - 1] = depth - 1
    else if (/^[A-Za-z_$]/.test(text)) found.add(text)
  }
  return found
}

/** The index after the backtick, or after the `${`, that ends the text of a template. */
function endOfTemplateText(source: string, start: number): number {
  const end = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y
  end.lastIndex = start
  end.test(source)
  return end.lastIndex
}
