import { z } from 'zod'
import { defineCall } from './call.ts'

/** A font in the shape of the Fontsource API. */
export const listedFont = z.object({
  id: z.string(),
  family: z.string(),
  subsets: z.array(z.string()),
  weights: z.array(z.int()),
  styles: z.array(z.string()),
  defSubset: z.string(),
  variable: z.boolean(),
  lastModified: z.string(),
  category: z.string(),
  license: z.string(),
  type: z.string(),
})
export const listedFonts = z.array(listedFont)

const urls = z.object({ woff2: z.string(), woff: z.string().optional() })

/** One font with its files: `variants[weight][style][subset].url.woff2`. */
export const describedFont = listedFont.extend({
  version: z.string(),
  unicodeRange: z.record(z.string(), z.string()),
  variants: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.object({ url: urls })))),
})
export type ListedFont = z.infer<typeof listedFont>
export type DescribedFont = z.infer<typeof describedFont>

export const listFontsourceCall = defineCall({
  method: 'GET',
  path: '/v1/fonts',
  access: 'public',
  summary: 'Fonts',
  response: listedFonts,
})

export const readFontsourceCall = defineCall({
  method: 'GET',
  path: '/v1/fonts/:id',
  access: 'public',
  summary: 'Get a font and its files',
  params: z.object({ id: z.string().max(80) }),
  response: describedFont,
})

export const fontsourceFileCall = defineCall({
  method: 'GET',
  path: '/v1/files/:id/:file',
  access: 'public',
  summary: 'Get a font file',
  params: z.object({ id: z.string().max(80), file: z.string().max(120) }),
})
