// `npm run admin:new -- --shop angkor --email sophea@shop.example [--first Sophea] [--last Kim]`: adds an admin to a
// shop.
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
if (!shop || !written) refuse('Name the shop (--shop) and the admin’s email address (--email).', usage)
const email = emailAddress.safeParse(written)
if (!email.success) refuse(`${written} is not an email address.`, usage)

// The password is strong enough to be kept. It is shown once and not stored.
const password = randomSecret().slice(0, 24)

await withDatabase(async database => {
  const [tenant] = await database.asSystem(tx => tx.select().from(tenants).where(eq(tenants.slug, shop)))
  if (!tenant) return { refused: `There is no shop ${shop}. Create it first with: npm run tenant:new` }
  const passwordHash = await createPasswords().hash(password)
  const admin = { tenant: tenant.id, email: email.data, firstName: first, lastName: last, passwordHash, newId }
  const made = await database.asTenant(tenant.id, tx => addAdmin(tx, admin))
  if (made === 'raised')
    return `${email.data} already had an account at ${tenant.nameEn} and is now an admin. The password stays the same.`
  return `${email.data} is now an admin of ${tenant.nameEn}. Password (shown only once): ${password}`
})
