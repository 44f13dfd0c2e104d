import type { FastifyRequest } from 'fastify'
import type { AccountServices } from '../accounts/accountServices.ts'
import { type ShopAddress, shopAddress } from '../accounts/sendEmail.ts'
import { visitOf } from '../accounts/visit.ts'
import { type DesignServices, type DesignWork, inShop } from '../designs/designWork.ts'

/** A transaction in a shop that may write emails with links to its pages. */
export interface OrderWork extends DesignWork {
  readonly addressOf: ShopAddress
}

/** What the order calls need. */
export type OrderServices = Pick<AccountServices, 'production' | 'publicOrigin'> & DesignServices

export const withOrders = <T>(
  services: OrderServices,
  request: FastifyRequest,
  act: (work: OrderWork) => Promise<T>,
): Promise<T> =>
  inShop(services, request.tenant, async work => {
    const addressOf = await shopAddress(work.tx, visitOf(request), services)
    return act({ ...work, addressOf })
  })
