import { templateNames } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import { listAvatarsCall, listTemplatesCall, type TemplateItem } from '../contract/resources.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { pageItems } from '../http/pageItems.ts'
import { serveCall } from '../http/serveCall.ts'
import { avatars } from './avatars.ts'

/** `GET /api/resources/templates`: the looks that the shop offers; `GET /api/resources/avatars`: who wears them. */
export function serveTemplates(server: KitloomServer): void {
  serveCall(server, listTemplatesCall, async ({ query, tenant: { settings } }) => {
    const isOffered = ({ productType, id }: TemplateItem) =>
      settings.productTypes.some(type => type === productType) &&
      settings.templates.includes(id) &&
      (query.productType === undefined || query.productType === productType)
    return pageItems(ofHouse().filter(isOffered), query)
  })

  serveCall(server, listAvatarsCall, async () => avatars)
}

const ofHouse = (): readonly TemplateItem[] =>
  garments.flatMap(garment =>
    garment.templates.map(({ layers, ...template }) => ({
      ...template,
      productType: garment.id,
      names: templateNames(garment, template.id),
      layers: [...layers],
    })),
  )
