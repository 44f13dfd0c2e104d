import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { fontLang } from '../resources.ts'

/** How many fonts of its own a shop has, with those that it no longer offers. */
export const maxShopFonts = 60
/** The largest file, in bytes. */
export const largestFont = 12_000_000
export const fontTypes = ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'] as const

const shopFont = z.object({
  /** As designs name it. */
  id: z.string(),
  title: z.string(),
  lang: fontLang,
  /** Of what pages fetch. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Whether the editor offers it. Designs that have it keep it. */
  offered: z.boolean(),
  createdAt: isoTime,
})
export type ShopFont = z.infer<typeof shopFont>

const fontList = z.object({ items: z.array(shopFont) })

export const listShopFontsCall = defineCall({
  method: 'GET',
  path: '/api/console/fonts',
  access: 'admin',
  right: 'read',
  summary: 'List the fonts of the shop',
  response: fontList,
})

/** The server reads what it is from the bytes, unpacks it, and refuses what its maker does not allow in designs. */
export const uploadShopFontCall = defineCall({
  method: 'POST',
  path: '/api/console/fonts',
  access: 'admin',
  right: 'manage',
  summary: 'Add a font to the shop',
  files: fontTypes,
  query: z.object({
    /** What the file is called, for a font that says no name of its own. */
    name: z.string().trim().max(120).default(''),
  }),
  body: z.strictObject({}),
  response: fontList,
  status: 201,
})

export const changeShopFontCall = defineCall({
  method: 'PATCH',
  path: '/api/console/fonts/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Offer a font in the editor, or no longer',
  params: z.object({ id: z.string().max(64) }),
  body: z.strictObject({ offered: z.boolean() }),
  response: fontList,
})
