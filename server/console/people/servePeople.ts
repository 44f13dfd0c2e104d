import type { AccountServices } from '../../accounts/accountServices.ts'
import { listMessages, markMessage, replyToMessage, showThread } from '../../contact/messageThreads.ts'
import {
  blockCustomerCall,
  endCustomerSessionsCall,
  eraseCustomerCall,
  listCustomersCall,
  readCustomerCall,
} from '../../contract/console/customers.ts'
import { listEmailsCall, resendEmailCall } from '../../contract/console/emails.ts'
import {
  listMessagesCall,
  markMessageCall,
  readMessageCall,
  replyToMessageCall,
} from '../../contract/console/messages.ts'
import { hideRatingCall, listRatingsCall } from '../../contract/console/ratings.ts'
import { personOf } from '../../designs/design.ts'
import { inShop } from '../../designs/designWork.ts'
import { hideRating, listRatings } from '../../designs/store/moderateRatings.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { consume, type Limit, type Limits } from '../../limits/limits.ts'
import { listEmails, resendEmail } from '../../mail/sentEmails.ts'
import { type OrderServices, withOrders } from '../../orders/orderWork.ts'
import { blockCustomer, endCustomerSessions, eraseCustomer } from './changeCustomer.ts'
import { listCustomers, showCustomer } from './customers.ts'

type Needed = OrderServices & Pick<AccountServices, 'leaveUploads'> & { readonly limits: Limits }

/** Emails that the staff of a shop sends by hand. */
const byHand: Limit = { max: 60, within: 60 * 60_000 }

/** Customers, messages, ratings and emails, as the staff sees them. */
export function servePeople(server: KitloomServer, services: Needed): void {
  serveCustomers(server, services)
  serveMessages(server, services)
  serveCall(server, listRatingsCall, ({ tenant, query }) => inShop(services, tenant, work => listRatings(work, query)))
  serveCall(server, hideRatingCall, ({ tenant, params, body }) =>
    inShop(services, tenant, work => hideRating(work, params.id, body.hidden)),
  )
  serveCall(server, listEmailsCall, ({ tenant, query }) =>
    services.database.asTenant(tenant.id, tx => listEmails(tx, query, services.now())),
  )
  serveCall(server, resendEmailCall, async ({ tenant, params }) => {
    await consume(services.limits, [`by-hand:${tenant.id}`, byHand])
    return services.database.asTenant(tenant.id, tx => resendEmail(tx, params.id, services.now()))
  })
}

function serveCustomers(server: KitloomServer, services: Needed): void {
  serveCall(server, listCustomersCall, request =>
    withOrders(services, request, work => listCustomers(work, request.query)),
  )
  serveCall(server, readCustomerCall, request =>
    withOrders(services, request, work => showCustomer(work, request.params.id)),
  )
  serveCall(server, blockCustomerCall, request =>
    withOrders(services, request, async work => {
      await blockCustomer(work, request.params.id, request.body.blocked)
      return showCustomer(work, request.params.id)
    }),
  )
  serveCall(server, endCustomerSessionsCall, request =>
    withOrders(services, request, async work => {
      await endCustomerSessions(work, request.params.id)
      return showCustomer(work, request.params.id)
    }),
  )
  serveCall(server, eraseCustomerCall, request =>
    withOrders(services, request, work => eraseCustomer(work, services, { ...request.params, ...request.body })),
  )
}

function serveMessages(server: KitloomServer, services: Needed): void {
  serveCall(server, listMessagesCall, ({ tenant, query }) =>
    inShop(services, tenant, work => listMessages(work, query)),
  )
  serveCall(server, readMessageCall, ({ tenant, params }) =>
    inShop(services, tenant, work => showThread(work, params.id)),
  )
  serveCall(server, replyToMessageCall, async ({ tenant, params, body, principal }) => {
    await consume(services.limits, [`by-hand:${tenant.id}`, byHand])
    const { accountId } = personOf(principal)
    return inShop(services, tenant, async work => {
      await replyToMessage(work, { id: params.id, author: accountId, text: body.text })
      return showThread(work, params.id)
    })
  })
  serveCall(server, markMessageCall, ({ tenant, params, body }) =>
    inShop(services, tenant, async work => {
      await markMessage(work, params.id, body.settled)
      return showThread(work, params.id)
    }),
  )
}
