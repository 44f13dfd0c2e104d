import { z } from 'zod'
import { emailAddress } from '../accounts/personFields.ts'
import { defineCall } from '../call.ts'
import { versionHeaders } from '../callParts.ts'
import { language } from '../tenantSettings.ts'

/** The maximum number of suppliers of a shop. */
export const maxSuppliers = 200

export const supplierName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(80, { error: 'too-long' })
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' })

const supplierFields = z.strictObject({
  name: supplierName,
  /** Where links are sent to; may be empty. */
  email: z.union([z.literal(''), emailAddress], { error: 'invalid-email' }).default(''),
  /** What they read. */
  language,
  /** For the staff: what they sew, how long they take. */
  notes: z
    .string()
    .trim()
    .max(2000, { error: 'too-long' })
    .regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, { error: 'invalid-text' })
    .default(''),
})
export type SupplierFields = z.output<typeof supplierFields>

const supplier = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  language,
  notes: z.string(),
  version: z.int(),
  /** How many orders they were handed. */
  handoffs: z.int(),
})
export type Supplier = z.infer<typeof supplier>

const supplierList = z.object({ items: z.array(supplier) })
const params = z.object({ id: z.uuid() })

export const listSuppliersCall = defineCall({
  method: 'GET',
  path: '/api/console/suppliers',
  access: 'admin',
  right: 'read',
  summary: 'List the suppliers of the shop by name',
  response: supplierList,
})

export const addSupplierCall = defineCall({
  method: 'POST',
  path: '/api/console/suppliers',
  access: 'admin',
  right: 'produce',
  summary: 'Add a supplier',
  body: supplierFields,
  response: supplierList,
  status: 201,
})

export const changeSupplierCall = defineCall({
  method: 'PUT',
  path: '/api/console/suppliers/:id',
  access: 'admin',
  right: 'produce',
  summary: 'Change a supplier',
  params,
  headers: versionHeaders,
  body: supplierFields,
  response: supplierList,
})

/** Their links go on working; the orders keep their name. */
export const removeSupplierCall = defineCall({
  method: 'DELETE',
  path: '/api/console/suppliers/:id',
  access: 'admin',
  right: 'produce',
  summary: 'Remove a supplier from the list',
  params,
  response: supplierList,
})
