import { z } from 'zod'
import { defineCall } from '../call.ts'
import { versionHeaders } from '../callParts.ts'
import { tenantSettings } from '../tenantSettings.ts'

const shopName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(60, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' })

export const shopNames = z.strictObject({ kh: shopName, en: shopName })
export const shopColour = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'incorrect' })

const isNamedOnce = (list: readonly { readonly name: string }[]) =>
  new Set(list.map(({ name }) => name.trim().toLowerCase())).size === list.length

const { productTypes, languages, inks, kitRulesOff, payment, embedding } = tenantSettings.shape

/** What an owner changes of the shop: the parts that are there, each as a whole. */
export const shopChange = z
  .strictObject({
    names: shopNames,
    colour: shopColour,
    productTypes: productTypes.refine(isOnce, { error: 'named-twice' }),
    languages: languages.refine(isOnce, { error: 'named-twice' }),
    kitRulesOff: kitRulesOff.unwrap().refine(isOnce, { error: 'named-twice' }),
    /** None: any colour may be picked. */
    inks: inks.unwrap().refine(isNamedOnce, { error: 'named-twice' }),
    payment,
    /** None: no other site may. */
    embedding: embedding.unwrap(),
  })
  .partial()
export type ShopChange = z.input<typeof shopChange>

function isOnce(list: readonly string[]): boolean {
  return new Set(list).size === list.length
}

export const shopSettings = z.object({
  names: z.object({ kh: z.string(), en: z.string() }),
  settings: tenantSettings,
  /** The logo as SVG. */
  logo: z.string(),
  /** The icon in the browser's tab as SVG; null where the logo is it. */
  icon: z.string().nullable(),
  /** For `If-Match`. */
  version: z.int(),
})
export type ShopSettings = z.infer<typeof shopSettings>

export const readShopCall = defineCall({
  method: 'GET',
  path: '/api/console/shop',
  access: 'admin',
  right: 'manage',
  summary: 'Get the name, the logo and the settings of the shop',
  response: shopSettings,
})

export const changeShopCall = defineCall({
  method: 'PATCH',
  path: '/api/console/shop',
  access: 'admin',
  right: 'manage',
  summary: 'Change the name and the settings of the shop',
  headers: versionHeaders,
  body: shopChange,
  response: shopSettings,
})

/** The largest file of a logo, in bytes. */
export const largestLogo = 512 * 1024

export const logoTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'] as const

/** Replaces an image of the shop. The server reads the type from the bytes and cleans the image. */
const changeImageCall = <const Image extends 'logo' | 'icon'>(image: Image) =>
  defineCall({
    method: 'PUT',
    path: `/api/console/shop/${image}`,
    access: 'admin',
    right: 'manage',
    summary: `Change the ${image} of the shop`,
    files: logoTypes,
    headers: versionHeaders,
    body: z.strictObject({}),
    response: shopSettings,
  })

/** Without an icon, the browser's tab shows the logo. */
export const changeLogoCall = changeImageCall('logo')
export const changeIconCall = changeImageCall('icon')

export const removeIconCall = defineCall({
  method: 'DELETE',
  path: '/api/console/shop/icon',
  access: 'admin',
  right: 'manage',
  summary: 'Use the logo as the icon of the shop',
  headers: versionHeaders,
  response: shopSettings,
})
