import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export interface LintFinding {
  readonly file: string
  readonly rule: string
  readonly message: string
}

/** A house of snippets under our lint rules, in a folder of its own. */
export function createLintFixture(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'kitloom-house-'))
  for (const name of ['biome.json', 'scripts/lint', 'tsconfig.json', 'engine/tsconfig.json']) {
    cpSync(name, join(root, name), { recursive: true })
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${code}\n`)
  }
  return {
    lint: () => lint(root),
    /** What the compiler says of the core of the engine; empty when all is well. */
    compileCore: () => compile(root, 'engine/tsconfig.json'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

const tsc = resolve('node_modules/typescript/bin/tsc')
const biome = resolve('node_modules/@biomejs/biome/bin/biome')

interface BiomeReport {
  readonly diagnostics: readonly {
    readonly category: string
    readonly message: string
    readonly location: { readonly path: string }
  }[]
}

function lint(root: string): readonly LintFinding[] {
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error']
  const ended = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: root, encoding: 'utf8' })
  const report: BiomeReport = JSON.parse(ended.stdout)
  return report.diagnostics.map(({ category, message, location }) => ({ file: location.path, rule: category, message }))
}

function compile(root: string, project: string): readonly string[] {
  const ended = spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, encoding: 'utf8' })
  return ended.stdout.split('\n').filter(line => line.includes('error'))
}
