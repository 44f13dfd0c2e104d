import { parseArgs } from 'node:util'
import { refuse } from './refuse.ts'

/** The `--name value` pairs of a command; it ends with `usage` when others are given. */
export function readOptions<Name extends string>(
  names: readonly Name[],
  usage: string,
  given: readonly string[] = process.argv.slice(2),
): Readonly<Partial<Record<Name, string>>> {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ args: [...given], options, strict: true })
    return values as Partial<Record<Name, string>>
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), usage)
  }
}
