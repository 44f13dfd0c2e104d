import { demoTenants } from './demoTenants.ts'

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
