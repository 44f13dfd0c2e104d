import { z } from 'zod'
import { clientId } from './accounts/tokens.ts'
import { defineCall } from './call.ts'
import { inBothLanguages, tenantSettings } from './tenantSettings.ts'

/** What a page needs to know about its shop before it can render. */
export const whoami = tenantSettings.pick({ productTypes: true, templates: true, languages: true }).extend({
  slug: z.string(),
  /** The name in the shop's first language. */
  name: z.string(),
  names: inBothLanguages,
  /** The address of the logo, an SVG image. */
  logo: z.string(),
  /** The address of the icon in the browser's tab, an SVG image: the logo, unless the shop has one of its own. */
  icon: z.string(),
  demo: z.boolean(),
  settings: tenantSettings.pick({
    homepage: true,
    designs: true,
    prices: true,
    payment: true,
    kitRulesOff: true,
    inks: true,
  }),
  clientIds: z.array(clientId),
  /** The Google client id of this shop; missing when Google sign-in is not available. */
  google: z.string().optional(),
})
export type Whoami = z.infer<typeof whoami>

export const whoamiCall = defineCall({
  method: 'GET',
  path: '/whoami',
  access: 'public',
  summary: 'Get the shop of this address',
  response: whoami,
})

/** What browsers put the shop on a home screen with. */
export const webManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  lang: z.enum(['km', 'en']),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

export const manifestCall = defineCall({
  method: 'GET',
  path: '/manifest.webmanifest',
  access: 'public',
  summary: 'Get what the shop is installed with as an app',
  response: webManifest,
})

export const logoCall = defineCall({
  method: 'GET',
  path: '/api/branding/logo.svg',
  access: 'public',
  summary: 'Get the logo of the shop',
  response: z.string(),
})

export const iconCall = defineCall({
  method: 'GET',
  path: '/api/branding/icon.svg',
  access: 'public',
  summary: 'Get the icon of the shop',
  response: z.string(),
})
