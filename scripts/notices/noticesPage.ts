import { partLicence } from './partLicence.ts'
import type { ShippedPackage } from './shippedPackages.ts'

const opening = `# Third-party notices

Kitloom is made with the work of many others. Every package that runs in the shop or on its server stands here with its
licence; the terms follow once for all packages that share them word by word. Written by \`npm run notices\`: edit nothing
by hand.

Fonts (\`@fontsource…\`) are under the SIL Open Font License 1.1: they may be used, embedded and handed on, not sold by
themselves, and a changed font needs another name. Lettering on a print file is drawn as outlines of these fonts.
`

/** THIRD-PARTY-NOTICES.md: a table of packages, then each wording of terms once, with whom it covers. */
export function noticesPage(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(({ name, version, licence, author }) =>
    ['', name, version, licence, author?.replaceAll('|', '/') ?? '', ''].join(' | ').trim(),
  )
  const table = ['| package | version | licence | author |', '|---|---|---|---|', ...rows].join('\n')
  return `${opening}\n${table}\n\n## Terms\n\n${termsOf(packages).join('\n\n')}\n`
}

interface SharedTerms {
  readonly terms: string
  readonly covered: string[]
}

function termsOf(packages: readonly ShippedPackage[]): readonly string[] {
  const byWording = new Map<string, SharedTerms>()
  for (const { name, version, licenceText } of packages) {
    if (licenceText === null) continue
    const { copyright, terms } = partLicence(licenceText)
    const wording = terms.replaceAll(/[\s*#=-]+/g, ' ').toLowerCase()
    const shared = byWording.get(wording) ?? { terms, covered: [] }
    shared.covered.push([`- ${name} ${version}`, ...copyright].join('\n  '))
    byWording.set(wording, shared)
  }
  return [...byWording.values()].map(({ terms, covered }) => `${covered.join('\n')}\n\n\`\`\`text\n${terms}\n\`\`\``)
}
