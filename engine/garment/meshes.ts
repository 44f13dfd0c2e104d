import { baseSize, type Size } from '../document/measures.ts'
import type { OptionValues, Pattern } from '../drafting/pattern.ts'
import { madeCut } from './cuts.ts'
import type { GarmentPlugin, MeshSpec } from './garmentPlugin.ts'

/** Every mesh that a cut needs, such as a shirt and shorts, each as `<slug>/<file>`. */
export function meshesOf(garment: GarmentPlugin, options: OptionValues): readonly string[] {
  const chosen = Object.fromEntries(
    garment.options.map(({ id, values, initial }) => {
      const value = options[id]
      return [id, value !== undefined && values.includes(value) ? value : initial]
    }),
  )
  const made = madeCut(garment.options, chosen)
  return garment.meshes
    .filter(({ cut }) => Object.entries(cut).every(([id, value]) => made[id] === value))
    .map(({ file }) => `${garment.slug}/${file}`)
}

/** The pieces and seams of a mesh: those it is baked from, or those of another size. */
export function meshPattern(garment: GarmentPlugin, { part, cut }: MeshSpec, size: Size = baseSize): Pattern {
  const pattern = garment.pattern(size, cut)
  const panels = pattern.panels.filter(panel => panel.part === part)
  const ids = new Set(panels.map(({ id }) => id))
  return { ...pattern, panels, seams: pattern.seams.filter(({ a, b }) => ids.has(a.panel) && ids.has(b.panel)) }
}
