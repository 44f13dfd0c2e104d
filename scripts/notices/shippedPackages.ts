import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A package that runs in the shop or on its server, as its authors describe it. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  /** Null when the package names none; the copyright lines of its licence say more. */
  readonly author: string | null
  /** Content of its licence file, or null when it has none. */
  readonly licenceText: string | null
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      os: z.unknown().optional(),
      cpu: z.unknown().optional(),
    }),
  ),
})

const person = z.union([z.string(), z.object({ name: z.string().optional() })])

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
  author: person.optional(),
  contributors: z.array(person).optional(),
})

/**
 * The packages of the lock file that are not only for development, by name and version. Those made for one
 * processor or system are left out: they are parts of a package that is listed, and differ from machine to machine.
 */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(packages).filter(
    ([path, entry]) => path !== '' && !entry.dev && !entry.devOptional && !entry.os && !entry.cpu,
  )
  const read = shipped.map(([path]) => readPackage(join(root, path))).filter(found => found !== null)
  const unique = new Map(read.map(found => [`${found.name}@${found.version}`, found]))
  return [...unique.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function readPackage(folder: string): ShippedPackage | null {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return null
  const described = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const author = described.author ?? described.contributors?.[0]
  const licenceText = readLicence(folder)
  return {
    name: described.name,
    version: described.version,
    licence: licenceOf(described) ?? titleOf(licenceText) ?? 'not named',
    author: author === undefined ? null : nameOf(author),
    licenceText,
  }
}

function licenceOf({ license, licenses }: z.infer<typeof manifest>): string | null {
  if (license !== undefined) return typeof license === 'string' ? license : license.type
  return licenses?.map(({ type }) => type).join(' OR ') ?? null
}

const titleOf = (text: string | null) => (text && /^(the )?mit license/i.test(text) ? 'MIT' : null)

/** The name alone of `Jane <jane@club.example> (https://club.example)`. */
function nameOf(author: z.infer<typeof person>): string | null {
  const name = typeof author === 'string' ? author : author.name
  return name?.replace(/\s*[<(].*$/, '').trim() || null
}

function readLicence(folder: string): string | null {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name))
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : null
}
