import { z } from 'zod'
import { clientId } from './accounts/tokens.ts'
import { defineCall } from './call.ts'
import { inBothLanguages, tenantSettings } from './tenantSettings.ts'

/** What a page has to know of its shop before it shows anything. */
export const whoami = tenantSettings.pick({ productTypes: true, templates: true, languages: true }).extend({
  slug: z.string(),
  /** In the shop's first language. */
  name: z.string(),
  names: inBothLanguages,
  /** Address of the logo, an SVG picture. */
  logo: z.string(),
  demo: z.boolean(),
  settings: tenantSettings.pick({ homepage: true, designs: true, prices: true, payment: true }),
  clientIds: z.array(clientId),
  /** What Google knows this shop by; absent where one cannot sign in with Google. */
  google: z.string().optional(),
})
export type Whoami = z.infer<typeof whoami>

export const whoamiCall = defineCall({
  method: 'GET',
  path: '/whoami',
  access: 'public',
  summary: 'The shop of this address',
  answer: whoami,
})

export const logoCall = defineCall({
  method: 'GET',
  path: '/api/branding/logo.svg',
  access: 'public',
  summary: 'The logo of the shop',
  answer: z.string(),
})
