import { productTypes, type TenantSettings } from '../contract/tenantSettings.ts'
import type { TenantId } from '../db/database.ts'
import type { NewTenant } from './addTenant.ts'
import { demoLogo } from './demoLogo.ts'

interface Words {
  readonly name?: string
  readonly kh?: string
  readonly slug?: string
  readonly host?: string
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** A new shop as a command line describes it; everything else it decides later in its console. */
export function readNewTenant(given: Words, id: string): NewTenant | { readonly problems: readonly string[] } {
  const name = given.name?.trim() ?? ''
  const host = given.host?.trim().toLowerCase() ?? ''
  const slug = given.slug ?? slugOf(name || host)
  const problems = [
    name === '' && 'The shop needs a name: --name "Angkor Sport".',
    !hostName.test(host) &&
      'The shop needs the host that people type, without https:// and without a port: --host shop.example.',
    !/^[a-z0-9][a-z0-9-]{0,39}$/.test(slug) && 'The short name has to be small letters, digits and -: --slug angkor.',
  ].filter(problem => typeof problem === 'string')
  if (problems.length > 0) return { problems }
  return {
    id: id as TenantId,
    slug,
    nameEn: name,
    nameKh: given.kh?.trim() || name,
    hosts: [host],
    logo: demoLogo('#0f766e', 'M20 14h7v14l12-14h9L35 29l14 21h-9L30 35l-3 4v11h-7z'),
    settings,
    demo: false,
  }
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

const settings: TenantSettings = {
  productTypes: [...productTypes],
  templates: [],
  languages: ['kh', 'en'],
  homepage: { theme: { palette: { color: '#0f766e' } } },
  designs: { perCustomer: 100, perGuest: 10 },
  prices: { currency: 'USD', shown: true },
  payment: { required: 'none', depositPercent: 0, instructions: { kh: '', en: '' } },
}
