import { emptyDocument, type GarmentPlugin, type Template, templateNames } from '../../../engine/index.ts'
import { applyTemplate } from '../../../plugins/index.ts'
import type { ColourFamily, StoreItem } from '../../contract/designs/storeDesign.ts'
import type { ProductType } from '../../contract/tenantSettings.ts'
import type { Tenant } from '../../db/schema/tenants.ts'
import { colourFamily, mainColours } from '../colours.ts'
import { findGarment } from '../openDesign.ts'

export interface TemplateItem {
  readonly item: Extract<StoreItem, { kind: 'template' }>
  readonly colourFamilies: readonly ColourFamily[]
}

/** The templates that a shop offers, in its own order. */
export function templateItems({ settings }: Tenant): readonly TemplateItem[] {
  const offered = settings.productTypes.flatMap(type => itemsOf(type))
  return settings.templates.flatMap(id => offered.filter(({ item }) => item.id === id))
}

const known = new Map<ProductType, readonly TemplateItem[]>()

function itemsOf(type: ProductType): readonly TemplateItem[] {
  const before = known.get(type)
  if (before) return before
  const garment = findGarment(type)
  const items = garment?.templates.map(template => itemOf(template, garment, type)) ?? []
  known.set(type, items)
  return items
}

function itemOf(template: Template, garment: GarmentPlugin, productType: ProductType): TemplateItem {
  const run = applyTemplate.run(emptyDocument, { id: 'template', template: template.id }, garment)
  const colours = run.kind === 'ran' ? mainColours(run.document, garment) : []
  return {
    item: {
      kind: 'template',
      id: template.id,
      productType,
      colours: [...colours],
      names: templateNames(garment, template.id),
    },
    colourFamilies: [...new Set(colours.map(colourFamily))],
  }
}
