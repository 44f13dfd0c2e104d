import { templateNames } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import { listTemplatesCall, type TemplateItem } from '../contract/resources.ts'
import { pageItems } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'

/** `GET /api/resources/templates`: the templates of the shop. */
export function serveTemplates(server: KitloomServer): void {
  serveCall(server, listTemplatesCall, async ({ query, tenant: { settings } }) => {
    const isOffered = ({ productType, id }: TemplateItem) =>
      settings.productTypes.some(type => type === productType) &&
      settings.templates.includes(id) &&
      (query.productType === undefined || query.productType === productType)
    return pageItems(ofSystem().filter(isOffered), query)
  })
}

const ofSystem = (): readonly TemplateItem[] =>
  garments.flatMap(garment =>
    garment.templates.map(({ layers, ...template }) => ({
      ...template,
      productType: garment.id,
      names: templateNames(garment, template.id),
      layers: [...layers],
    })),
  )
