import {
  type GarmentPlugin,
  type OptionValues,
  type Pattern,
  productType,
  type Size,
  type Slot,
} from '../../engine/plugin.ts'
import { slotsOn } from './slots.ts'
import { type Named, type OwnWords, wordsOf } from './words.ts'
import { type ZonePlan, zonesOf } from './zones.ts'

/** What a garment for the upper body brings of its own. */
interface Top extends Pick<GarmentPlugin, 'options' | 'playerOptions' | 'sizes' | 'templates' | 'meshes'> {
  readonly product: { readonly id: string; readonly slug: string; readonly templates: Record<'en' | 'kh', Names> }
  readonly panels: Named['panels']
  readonly pattern: (size: Size, options: OptionValues) => Pattern
  /** Bottom first. */
  readonly zones: readonly ZonePlan[]
  /** In the cuts that have their panels. */
  readonly slots: readonly Slot[]
  readonly words: { readonly en: OwnWords; readonly kh: OwnWords }
}

type Names = Readonly<Record<string, string>>

/** The plugin of a garment for the upper body. */
export const topGarment = ({ product, panels, zones, slots, words, ...top }: Top): GarmentPlugin => ({
  ...top,
  kind: 'garment',
  id: productType(product.id),
  slug: product.slug,
  version: 1,
  zones: pattern => zonesOf(pattern, zones),
  slots: pattern => slotsOn(pattern, slots),
  labels: wordsOf({ ...top, panels, zones, slots }, words, product.templates),
})
