import type { ModelAsset, OptionValues } from '../../../engine/index.ts'
import baked from './bake.json' with { type: 'json' }
import { cutOf } from './options.ts'

const records: Readonly<Record<string, { readonly inputHash: string }>> = baked

/** The shirt of a cut and, where it has them, the shorts. */
export function soccerModels(options: OptionValues): readonly ModelAsset[] {
  const { collar, sleeve, cuff, shorts } = cutOf(options)
  const shirt = `shirt-${collar}-${sleeve}${cuff === 'rib' ? '-rib' : ''}.glb`
  return [shirt, ...(shorts === 'with' ? ['shorts.glb'] : [])].map(name => ({
    file: `soccer/${name}`,
    inputHash: records[name]?.inputHash ?? '',
  }))
}
