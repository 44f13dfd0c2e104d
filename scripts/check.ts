// `npm run check`: all static checks. It runs every step and exits with 1 if one failed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { emptyNames, twinNames } from './house/names.ts'
import { measureSizes } from './house/sizes.ts'
import { sourceFiles } from './house/sourceFiles.ts'
import { staleNotices } from './notices/notices.ts'

interface Finding {
  readonly good: boolean
  readonly text: string
}

const files = sourceFiles('.')

const command = (...words: readonly string[]): Finding => {
  const ended = spawnSync('npx', ['--no-install', ...words], { encoding: 'utf8', shell: process.platform === 'win32' })
  return { good: ended.status === 0, text: ended.status === 0 ? '' : `${ended.stdout}${ended.stderr}` }
}

function checkSizes(): Finding {
  const sizes = measureSizes('.', files)
  const complaints = sizes.tooLong.map(({ file, lines, limit }) => `\n  ${file}: ${lines} lines, limit ${limit}`)
  const { longest } = sizes
  const summary = `${sizes.files} files, median ${sizes.median} lines, 9 of 10 ≤ ${sizes.ninth}, longest ${longest.lines} (${longest.file})`
  return { good: complaints.length === 0, text: summary + complaints.join('') }
}

function checkNames(): Finding {
  const complaints = [
    ...emptyNames(files).map(file => `${file}: name it after what it is about`),
    ...twinNames(files).map(
      file => `${file}: its types are not checked beside ${file.slice(0, -1)}, rename one of them`,
    ),
  ]
  return { good: complaints.length === 0, text: complaints.join('\n') }
}

function checkNotices(): Finding {
  const stale = staleNotices('.')
  return { good: stale.length === 0, text: stale.map(file => `${file}: out of date, run npm run notices`).join('\n') }
}

// Only `npm run bench` installs the peers of the bench.
const unchecked = existsSync('tests/bench/node_modules') ? [] : ['tests/bench/tsconfig.json']
const projects = files.filter(file => file.endsWith('tsconfig.json') && !unchecked.includes(file))

const steps: readonly (readonly [string, () => Finding])[] = [
  ['format and order of imports', () => command('biome', 'check', '--linter-enabled=false', '.')],
  ...projects.map(file => [`types ${file}`, () => command('tsc', '-p', file)] as const),
  ['lint and doors', () => command('biome', 'lint', '--error-on-warnings', '--max-diagnostics=200', '.')],
  ['names', checkNames],
  ['sizes', checkSizes],
  ['notices', checkNotices],
]

const failed = steps.filter(([name, step]) => {
  const begin = performance.now()
  const { good, text } = step()
  console.log(`${good ? '✓' : '✗'} ${name} (${Math.round(performance.now() - begin)} ms)${text ? `\n${text}` : ''}`)
  return !good
})

if (failed.length > 0) {
  console.error(`\nTo fix: ${failed.map(([name]) => name).join(', ')}. Format and easy lint: npx biome check --write`)
  process.exit(1)
}
