import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery } from '../callParts.ts'
import { inBothLanguages, productType } from '../tenantSettings.ts'
import { copyRequest, design, designParams } from './design.ts'
import { designRating, newRating, shownDesign } from './sharedDesign.ts'

/** Names of colours that people search by. */
export const colourFamilies = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export const colourFamily = z.enum(colourFamilies)
export type ColourFamily = z.infer<typeof colourFamily>

export const storeSorts = ['newest', 'name', 'rating'] as const

/** `GET /api/store/designs` */
export const storeQuery = pageQuery.extend({
  search: z.string().trim().max(120).default(''),
  kind: z.enum(['all', 'design', 'template']).default('all'),
  productType: productType.optional(),
  colour: colourFamily.optional(),
  sort: z.enum(storeSorts).default('newest'),
})
export type StoreQuery = z.infer<typeof storeQuery>

/** A design that a customer published, or a template of the shop. Templates come first. */
const storeItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('design'),
    id: z.uuid(),
    name: z.string(),
    productType,
    colours: z.array(z.string()),
    rating: z.object({ average: z.number().nullable(), count: z.int() }),
    thumbnail: z.string().nullable(),
    publishedAt: isoTime,
  }),
  z.object({
    kind: z.literal('template'),
    id: z.string(),
    names: inBothLanguages,
    productType,
    colours: z.array(z.string()),
  }),
])
export type StoreItem = z.infer<typeof storeItem>

/**
 * How many results each filter option would give, with the current search and the other filters
 * applied. Options without results are missing.
 */
const storeCounts = z.object({
  kinds: z.object({ all: z.int(), design: z.int(), template: z.int() }),
  productTypes: z.partialRecord(productType, z.int()),
  colours: z.partialRecord(colourFamily, z.int()),
})
export type StoreCounts = z.infer<typeof storeCounts>

export const storePage = pageOf(storeItem).extend({ counts: storeCounts })

/** `GET /api/store/designs/{id}` */
export const storeDesign = shownDesign.extend({ id: z.uuid(), publishedAt: isoTime })

export const listStoreCall = defineCall({
  method: 'GET',
  path: '/api/store/designs',
  access: 'public',
  summary: 'List the shop’s published designs and templates',
  query: storeQuery,
  response: storePage,
})

export const readStoreDesignCall = defineCall({
  method: 'GET',
  path: '/api/store/designs/:id',
  access: 'public',
  summary: 'Get one published design',
  params: designParams,
  response: storeDesign,
})

export const rateStoreDesignCall = defineCall({
  method: 'POST',
  path: '/api/store/designs/:id/ratings',
  access: 'visitor',
  summary: 'Rate a design',
  params: designParams,
  body: newRating,
  response: designRating,
})

export const duplicateStoreDesignCall = defineCall({
  method: 'POST',
  path: '/api/store/designs/:id/duplicate',
  access: 'visitor',
  summary: 'Copy the design to my account',
  params: designParams,
  body: copyRequest,
  response: design,
  status: [200, 201],
})
