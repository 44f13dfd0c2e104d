import { z } from 'zod'

/** A font as the Fontsource API lists it. */
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
