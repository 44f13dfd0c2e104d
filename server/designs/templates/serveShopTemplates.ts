import {
  changeTemplateCall,
  listShopTemplatesCall,
  orderTemplatesCall,
  publishTemplateCall,
  readShopTemplateCall,
  removeTemplateCall,
} from '../../contract/console/shopTemplates.ts'
import { listOwnTemplatesCall } from '../../contract/resources.ts'
import { expectedVersion } from '../../http/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import {
  changeTemplate,
  findTemplate,
  listTemplates,
  offeredTemplates,
  orderTemplates,
  publishTemplate,
  removeTemplate,
} from './shopTemplates.ts'

/** `/api/console/templates`: the templates of a shop; `/api/resources/templates/own`: those that the editor offers. */
export function serveShopTemplates(server: KitloomServer, services: DesignServices): void {
  /** Does something and says which templates there are then. */
  const templates = (
    { tenant }: { readonly tenant: DesignWork['tenant'] },
    act: (work: DesignWork) => Promise<void> = async () => undefined,
  ) =>
    inShop(services, tenant, async work => {
      await act(work)
      return listTemplates(work)
    })
  serveCall(server, listOwnTemplatesCall, ({ tenant, query }) =>
    inShop(services, tenant, work => offeredTemplates(work, query.productType)),
  )
  serveCall(server, listShopTemplatesCall, request => templates(request))
  serveCall(server, readShopTemplateCall, ({ tenant, params }) =>
    inShop(services, tenant, async work => {
      const { productType, document } = await findTemplate(work, params.id)
      return { productType, document }
    }),
  )
  serveCall(server, publishTemplateCall, request => templates(request, work => publishTemplate(work, request.body)))
  serveCall(server, changeTemplateCall, request => {
    const { params, headers, body } = request
    const version = expectedVersion(headers)
    return templates(request, work => changeTemplate(work, { id: params.id, version }, body))
  })
  serveCall(server, orderTemplatesCall, request => templates(request, work => orderTemplates(work, request.body)))
  serveCall(server, removeTemplateCall, request => templates(request, work => removeTemplate(work, request.params.id)))
}
