import type { MeshSpec } from '../../../engine/plugin.ts'

export const hoodiePanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'cuffLeft', 'cuffRight'],
  ...['hemBand', 'hoodLeft', 'hoodRight', 'pocket', 'drawcordLeft', 'drawcordRight'],
]

/** There is one cut: the hood is shown pulled up. */
export const hoodieMeshes: readonly MeshSpec[] = [
  { file: 'hoodie.glb', part: 'shirt', cut: {}, hangsFrom: 'head', cloth: 'fleece', underneath: [] },
]
