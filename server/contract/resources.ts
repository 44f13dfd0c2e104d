import { z } from 'zod'
import { fontLangs, patternCategories } from '../../engine/index.ts'
import { defineCall } from './call.ts'
import { pageOf, pageQuery } from './callParts.ts'
import { inBothLanguages, productType } from './tenantSettings.ts'
export const fontLang = z.enum(fontLangs)

const search = z.string().trim().max(100).default('')

export const fontQuery = pageQuery.extend({ lang: fontLang.optional(), search })
export const fontItem = z.object({
  id: z.string(),
  family: z.string(),
  lang: fontLang,
  /** `own`: built in, or uploaded by the shop. */
  source: z.literal('own'),
})
export type FontItem = z.infer<typeof fontItem>
export const fontPage = pageOf(fontItem)
export const fontFile = z.object({
  family: z.string(),
  url: z.string(),
  /** What lettering is drawn from: every subset, the one with the capitals first. */
  files: z.array(
    z.object({
      file: z.string(),
      /** The characters that it may hold, as CSS writes a `unicode-range`. */
      ranges: z.string(),
    }),
  ),
})

export const resourceQuery = pageQuery.extend({ search })

/** Raise it when a pattern changes under the same name, because files are cached forever. */
export const patternVersion = 2

export const patternQuery = resourceQuery.extend({ category: z.enum(patternCategories).optional() })

export const patternItem = z.object({
  id: z.string(),
  name: z.string(),
  names: inBothLanguages,
  /** Of a shop's own none. */
  category: z.enum(patternCategories).nullable(),
  /** Below `/patterns/`. */
  file: z.string(),
  url: z.string(),
  /** The size of one tile: in mm, and of a shop's own in its own units. */
  width: z.number(),
  height: z.number(),
  /** `built-in`: drawn by us. `library`: drawn by others. Designs can use the ids of both. `shop`: uploaded by the shop. */
  source: z.enum(['built-in', 'library', 'shop']),
})
export type PatternItem = z.infer<typeof patternItem>
export const patternPage = pageOf(patternItem)

export const graphicQuery = resourceQuery.extend({ folder: z.string().max(40).optional() })
export const graphicItem = z.object({
  folder: z.string(),
  file: z.string(),
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  licence: z.string(),
  /** Whose work it is, and where it was published; empty for a shop’s own. */
  author: z.string(),
  page: z.string(),
})
export type GraphicItem = z.infer<typeof graphicItem>
export const graphicPage = pageOf(graphicItem)

export const templateItem = z.object({
  productType: z.string(),
  id: z.string(),
  names: inBothLanguages,
  mood: z.string(),
  palette: z.record(z.string(), z.string()),
  options: z.record(z.string(), z.unknown()),
  zones: z.record(z.string(), z.unknown()),
  layers: z.array(z.unknown()),
  goalkeeper: z.unknown().optional(),
})
export type TemplateItem = z.infer<typeof templateItem>
export const templateQuery = pageQuery.extend({ productType: z.string().max(40).optional() })
export const templatePage = pageOf(templateItem)

/** A design that the shop offers as a template of its own. */
const offeredTemplate = z.object({
  id: z.uuid(),
  productType,
  names: inBothLanguages,
  /** The document without players. */
  document: z.string(),
})
export type OfferedTemplate = z.infer<typeof offeredTemplate>

export const avatarSet = z.object({
  items: z.array(z.object({ id: z.string(), isBase: z.boolean(), parts: z.array(z.string()), image: z.string() })),
  animations: z.array(z.string()),
  boots: z.array(z.string()),
  defaults: z.object({ avatar: z.string(), animation: z.string() }),
})

export const listFontsCall = defineCall({
  method: 'GET',
  path: '/api/resources/fonts',
  access: 'public',
  summary: 'List the shop’s fonts',
  query: fontQuery,
  response: fontPage,
})

export const readFontCall = defineCall({
  method: 'GET',
  path: '/api/resources/fonts/:family',
  access: 'public',
  summary: 'Get a font file',
  params: z.object({ family: z.string().max(100) }),
  response: fontFile,
})

/** A font that the shop has uploaded. Only people of the shop's designs know its sha256. */
export const fontFileCall = defineCall({
  method: 'GET',
  path: '/api/resources/font-files/:sha256',
  access: 'public',
  summary: 'Get the file of a font of the shop',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
})

export const listPatternsCall = defineCall({
  method: 'GET',
  path: '/api/resources/patterns',
  access: 'public',
  summary: 'Patterns, found by words of either language',
  query: patternQuery,
  response: patternPage,
})

export const patternFileCall = defineCall({
  method: 'GET',
  path: '/patterns/:file',
  access: 'public',
  summary: 'Get a pattern file',
  params: z.object({ file: z.string().max(100) }),
})

export const listGraphicsCall = defineCall({
  method: 'GET',
  path: '/api/resources/graphics',
  access: 'public',
  summary: 'Graphics',
  query: graphicQuery,
  response: graphicPage,
})

export const graphicFileCall = defineCall({
  method: 'GET',
  path: '/graphics/:folder/:file',
  access: 'public',
  summary: 'Get a graphic file',
  params: z.object({ folder: z.string().max(40), file: z.string().max(120) }),
})

export const listTemplatesCall = defineCall({
  method: 'GET',
  path: '/api/resources/templates',
  access: 'public',
  summary: 'Templates',
  query: templateQuery,
  response: templatePage,
})

/** In the order of the shop. There are few of a product, so all come at once. */
export const listOwnTemplatesCall = defineCall({
  method: 'GET',
  path: '/api/resources/templates/own',
  access: 'public',
  summary: 'List the shop’s own templates of a product',
  query: z.object({ productType }),
  response: z.object({ items: z.array(offeredTemplate) }),
})

/** The face of an avatar as WebP, 112 pixels each side. */
export const avatarImageCall = defineCall({
  method: 'GET',
  path: '/api/resources/avatars/:avatar/image',
  access: 'public',
  summary: 'Get the face of an avatar',
  params: z.object({ avatar: z.string().max(20) }),
})

export const listAvatarsCall = defineCall({
  method: 'GET',
  path: '/api/resources/avatars',
  access: 'public',
  summary: 'List avatars, animations and boots',
  response: avatarSet,
})
