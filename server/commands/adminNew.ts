// `npm run admin:new -- --shop angkor --email sophea@shop.example [--first Sophea] [--last Kim]`: a provider of a shop.
import { eq } from 'drizzle-orm'
import { createPasswords } from '../accounts/passwords.ts'
import { addAdmin } from '../accounts/roles.ts'
import { randomSecret } from '../accounts/secrets.ts'
import { emailAddress } from '../contract/accounts/personFields.ts'
import { newId } from '../db/newId.ts'
import { tenants } from '../db/schema/tenants.ts'
import { readOptions, refuse, withDatabase } from './command.ts'

const usage = 'npm run admin:new -- --shop angkor --email sophea@shop.example [--first Sophea] [--last Kim]'
const { shop, email: written, first = 'Admin', last = '' } = readOptions(['shop', 'email', 'first', 'last'], usage)
if (!shop || !written) refuse('Say which shop, and the mail address of the provider.', usage)
const email = emailAddress.safeParse(written)
if (!email.success) refuse(`${written} is no mail address.`, usage)

// Long enough to be kept as it is, or to be changed by mail: it is shown once and kept nowhere.
const password = randomSecret().slice(0, 24)

await withDatabase(async database => {
  const [tenant] = await database.asHouse(tx => tx.select().from(tenants).where(eq(tenants.slug, shop)))
  if (!tenant) return { refused: `There is no shop ${shop}. Make it first: npm run tenant:new` }
  const passwordHash = await createPasswords().hash(password)
  const admin = { tenant: tenant.id, email: email.data, firstName: first, lastName: last, passwordHash, newId }
  const made = await database.asTenant(tenant.id, tx => addAdmin(tx, admin))
  if (made === 'raised')
    return `${email.data} has an account at ${tenant.nameEn} and is its provider now, with the same password.`
  return `${email.data} is a provider of ${tenant.nameEn}. Password, shown this once: ${password}`
})
