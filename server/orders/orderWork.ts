import type { FastifyRequest } from 'fastify'
import type { AccountServices } from '../accounts/accountServices.ts'
import { addressOn, readHosts, type ShopAddress } from '../accounts/sendEmail.ts'
import { visitOf } from '../accounts/visit.ts'
import type { CommitMode } from '../db/database.ts'
import { type DesignServices, type DesignWork, inShop } from '../designs/designWork.ts'

/** A transaction in a shop that may write emails with links to its pages. */
export interface OrderWork extends DesignWork {
  /** Builds addresses of pages of the shop, which has these hosts. */
  addressOn(hosts: readonly string[]): ShopAddress
}

export const addressesOf = async (work: OrderWork): Promise<ShopAddress> => work.addressOn(await readHosts(work.tx))

/** What the order calls need. */
export type OrderServices = Pick<AccountServices, 'production' | 'publicOrigin'> & DesignServices

export const withOrders = <T>(
  services: OrderServices,
  request: FastifyRequest,
  act: (work: OrderWork) => Promise<T>,
  commit: CommitMode = 'own',
): Promise<T> =>
  inShop(
    services,
    request.tenant,
    work => act({ ...work, addressOn: hosts => addressOn(hosts, visitOf(request), services) }),
    commit,
  )
