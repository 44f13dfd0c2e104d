import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { creditsOf } from './credits.ts'
import { noticesPage } from './noticesPage.ts'
import { shippedData } from './shippedData.ts'
import { compare, shippedPackages } from './shippedPackages.ts'

/** The expected content of each file for the installed packages. */
export function notices(root: string): Readonly<Record<string, string>> {
  const packages = [...shippedPackages(root), ...shippedData].toSorted((a, b) => compare(a.name, b.name))
  return {
    'THIRD-PARTY-NOTICES.md': noticesPage(packages),
    'app/screens/credits/credits.json': `${JSON.stringify(creditsOf(packages), null, 2)}\n`,
  }
}

/** The files that are missing or outdated. */
export function staleNotices(root: string): readonly string[] {
  const stale = Object.entries(notices(root)).filter(([path, content]) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== content
  })
  return stale.map(([path]) => path)
}
