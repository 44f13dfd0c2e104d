import { z } from 'zod'
import { emailAddress } from '../accounts/personFields.ts'
import { clientId } from '../accounts/tokens.ts'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery } from '../callParts.ts'
import { consoleOrderCard } from '../orders/consoleOrders.ts'
import { language } from '../tenantSettings.ts'

const accountStatus = z.enum(['unconfirmed', 'active', 'locked', 'blocked'])

/** Somebody with an account as a customer. */
const customerCard = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: accountStatus,
  orders: z.int(),
  designs: z.int(),
  since: isoTime,
})
export type CustomerCard = z.infer<typeof customerCard>

const customer = customerCard.extend({
  language,
  /** Whether they are on the staff too: then they are blocked and erased by nobody. */
  isStaff: z.boolean(),
  /** What they paid in all their orders; cents. */
  paid: z.int(),
  players: z.int(),
  /** The newest ones; `orders` counts all. */
  lastOrders: z.array(consoleOrderCard),
  /** Sessions as a customer that can still be used, the one seen last first. */
  sessions: z.array(
    z.object({ id: z.uuid(), client: clientId, device: z.string(), createdAt: isoTime, lastSeenAt: isoTime }),
  ),
})
export type Customer = z.infer<typeof customer>

const customerListQuery = pageQuery.extend({
  /** A part of a name, an address or a phone number. */
  search: z.string().trim().max(80).default(''),
  status: accountStatus.optional(),
  sort: z.enum(['newest', 'name']).default('newest'),
})
export type CustomerListQuery = z.infer<typeof customerListQuery>

const params = z.object({ id: z.uuid() })

export const listCustomersCall = defineCall({
  method: 'GET',
  path: '/api/console/customers',
  access: 'admin',
  right: 'manage',
  summary: 'List the customers of the shop',
  query: customerListQuery,
  response: pageOf(customerCard),
})

export const readCustomerCall = defineCall({
  method: 'GET',
  path: '/api/console/customers/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Get a customer with orders and sessions',
  params,
  response: customer,
})

/** Blocking ends their sessions. What is so already stays so. */
export const blockCustomerCall = defineCall({
  method: 'PATCH',
  path: '/api/console/customers/:id',
  access: 'admin',
  right: 'manage',
  summary: 'Block a customer or let them in again',
  params,
  body: z.strictObject({ blocked: z.boolean() }),
  response: customer,
})

export const endCustomerSessionsCall = defineCall({
  method: 'DELETE',
  path: '/api/console/customers/:id/sessions',
  access: 'admin',
  right: 'manage',
  summary: 'Sign a customer out on all devices',
  params,
  response: customer,
})

/** Orders, payments and invoices stay, as the law wants books to be kept; everything else goes. */
export const eraseCustomerCall = defineCall({
  method: 'POST',
  path: '/api/console/customers/:id/erase',
  access: 'admin',
  right: 'manage',
  summary: 'Erase a customer for good',
  params,
  body: z.strictObject({
    /** Their address, typed: nobody is erased by a slip of the hand. */
    email: emailAddress,
  }),
  response: z.object({
    /** How many orders were kept. */
    orders: z.int(),
  }),
})
