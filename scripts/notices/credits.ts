import { partLicence } from './partLicence.ts'
import type { ShippedPackage } from './shippedPackages.ts'

/** One line of the credits page. */
export interface Credit {
  readonly kind: 'font' | 'icons' | 'code'
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly by: string | null
}

/** The fonts first, then icons, then code, each by name. */
export function creditsOf(packages: readonly ShippedPackage[]): readonly Credit[] {
  const credits = packages.map(creditOf)
  return (['font', 'icons', 'code'] as const).flatMap(kind => credits.filter(credit => credit.kind === kind))
}

function creditOf({ name, version, licence, author, licenceText }: ShippedPackage): Credit {
  const kind = kindOf(name)
  const owner = ownerOf(partLicence(licenceText ?? '').copyright[0] ?? '')
  // A packager stands as author of every font; its licence names the people who drew it.
  return { kind, name, version, licence, by: kind === 'font' ? (owner ?? author) : (author ?? owner) }
}

/** `The Koulen Project Authors` of `Copyright 2019 The Koulen Project Authors (https://…)`. */
function ownerOf(copyright: string): string | null {
  const named = copyright.replace(/^(copyright|\(c\)|©|[\s\d,:-])+/i, '')
  return named.replace(/\s*(\(|<|https?:|, with reserved|\. all rights|, all rights).*$/i, '').trim() || null
}

function kindOf(name: string): Credit['kind'] {
  if (/^@fontsource(-variable)?\//.test(name)) return 'font'
  return /^lucide|^@iconify/.test(name) ? 'icons' : 'code'
}
