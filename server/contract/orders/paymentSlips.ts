import { z } from 'zod'
import { defineCall } from '../call.ts'
import { sha256 } from '../uploads.ts'
import { order } from './order.ts'
import { orderParams, trackingHeaders } from './ownOrders.ts'

const slipParams = orderParams.extend({ slip: z.uuid() })

/** The upload leaves the images of its owner: from now on only they and the shop can see it, here. */
export const attachSlipCall = defineCall({
  method: 'POST',
  path: '/api/orders/:id/slips',
  access: 'visitor',
  summary: 'Attach an uploaded picture of a transfer slip to an order',
  params: orderParams,
  headers: trackingHeaders,
  body: z.strictObject({ sha256 }),
  response: order,
  status: 201,
})

export const removeSlipCall = defineCall({
  method: 'DELETE',
  path: '/api/orders/:id/slips/:slip',
  access: 'visitor',
  summary: 'Remove a transfer slip before the shop has recorded a payment',
  params: slipParams,
  headers: trackingHeaders,
  response: order,
})

export const readSlipCall = defineCall({
  method: 'GET',
  path: '/api/orders/:id/slips/:slip',
  access: 'visitor',
  summary: 'Get the picture of a transfer slip',
  params: slipParams,
  headers: trackingHeaders,
})

export const readShopSlipCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id/slips/:slip',
  access: 'admin',
  right: 'read',
  summary: 'Get the picture of a transfer slip of an order',
  params: slipParams,
})
