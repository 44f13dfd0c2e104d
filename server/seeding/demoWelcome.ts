import { demoEmail, demoPassword, demoPeople } from './demoPeople.ts'
import { demoTenants } from './demoTenants.ts'

const emails = (kind: 'customer' | 'admin') =>
  demoPeople
    .filter(person => person.kind === kind)
    .map(({ name }) => demoEmail(name, 'angkor'))
    .join(' and ')

/** Whom one can sign in as in the demo, in lines. */
export const demoWelcome: readonly string[] = [
  `  Customers: ${emails('customer')}; the provider: ${emails('admin')}. The other shops have the same people.`,
  `  Their password: ${demoPassword}. Letters are shown at /outbox.`,
]

/**
 * One line for each shop of the demo.
 * @param address of the server, such as `http://localhost:3000`
 */
export const demoAddresses = (address: string): readonly string[] =>
  demoTenants.map(({ slug, nameEn }) => `  ${nameEn}: ${shopAt(address, slug)} or ${address}/?tenant=${slug}`)

/** Browsers resolve every name below localhost to this machine. */
function shopAt(address: string, slug: string): string {
  const url = new URL(address)
  url.hostname = `${slug}.localhost`
  return url.origin
}
