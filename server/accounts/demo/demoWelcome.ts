import { demoEmail, demoPassword, demoPeople } from './demoPeople.ts'

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
