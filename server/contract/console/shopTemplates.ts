import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, largestInteger, versionHeaders } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'

/** How many templates the editor offers of one product beside the built-in ones. */
export const maxShopTemplates = 24
/** How many a shop keeps with those that it has retired. */
export const maxKeptTemplates = 300
/** A template is put on in one step, which has to fit into one entry of the log. */
export const maxTemplateLayers = 100

const templateName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(60, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' })
export const shopTemplateNames = z.strictObject({ kh: templateName, en: templateName })

/** A template of the shop, as the staff sees it. */
const shopTemplate = z.object({
  id: z.uuid(),
  productType,
  names: z.object({ kh: z.string(), en: z.string() }),
  /** `#rrggbb`, the largest area first. */
  colours: z.array(z.string()),
  /** The design it was made of, and which revision; it may be gone. */
  design: z.uuid(),
  revision: z.int(),
  version: z.int(),
  createdAt: isoTime,
  /** Since when the editor no longer offers it. */
  retiredAt: isoTime.nullable(),
})
export type ShopTemplate = z.infer<typeof shopTemplate>

/** By product, in the order of the editor; retired ones last. */
const templateList = z.object({ items: z.array(shopTemplate) })
const params = z.object({ id: z.uuid() })

export const listShopTemplatesCall = defineCall({
  method: 'GET',
  path: '/api/console/templates',
  access: 'admin',
  right: 'read',
  summary: 'List the templates of the shop',
  response: templateList,
})

export const readShopTemplateCall = defineCall({
  method: 'GET',
  path: '/api/console/templates/:id',
  access: 'admin',
  right: 'read',
  summary: 'Get what a template of the shop looks like',
  params,
  /** The document without players. */
  response: z.object({ productType, document: z.string() }),
})

export const publishTemplateCall = defineCall({
  method: 'POST',
  path: '/api/console/templates',
  access: 'admin',
  right: 'manage',
  summary: 'Publish a revision of a design as a template',
  body: z.strictObject({ design: z.uuid(), revision: z.int().min(1).max(largestInteger), names: shopTemplateNames }),
  response: templateList,
  status: 201,
})

/** A retired template stays in designs that were begun with it. */
export const changeTemplateCall = defineCall({
  method: 'PATCH',
  path: '/api/console/templates/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Rename a template, retire it, or offer it again',
  params,
  headers: versionHeaders,
  body: z.strictObject({ names: shopTemplateNames.optional(), retired: z.boolean().optional() }),
  response: templateList,
})

/** All that the editor offers of the product, in their new order. */
export const orderTemplatesCall = defineCall({
  method: 'PUT',
  path: '/api/console/templates/order',
  access: 'admin',
  right: 'manage',
  summary: 'Put the templates of a product in order',
  body: z.strictObject({ productType, ids: z.array(z.uuid()).max(maxShopTemplates) }),
  response: templateList,
})

export const removeTemplateCall = defineCall({
  method: 'DELETE',
  path: '/api/console/templates/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Delete a retired template',
  params,
  response: templateList,
})
