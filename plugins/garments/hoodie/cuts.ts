import { type MeshSpec, type OptionSpec, type OptionValues, optionId } from '../../../engine/plugin.ts'

/** How the hood is looked at. The pieces are the same, and so is what is printed. */
export interface HoodCut {
  readonly hood: 'up' | 'down'
}

export const hoodiePanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'cuffLeft', 'cuffRight'],
  ...['hemBand', 'hoodLeft', 'hoodRight', 'pocket', 'drawcordLeft', 'drawcordRight', 'liningLeft', 'liningRight'],
]

export const hoodieOptions: readonly OptionSpec[] = [{ id: optionId('hood'), values: ['up', 'down'], initial: 'up' }]

/** Pulled up where nothing else is chosen or what is chosen is not known. */
export const hoodieCut = (values: OptionValues): HoodCut => ({ hood: values.hood === 'down' ? 'down' : 'up' })

const hoodie = (file: string, hood: HoodCut['hood'], hangsFrom: MeshSpec['hangsFrom']): MeshSpec => ({
  file,
  part: 'shirt',
  cut: { hood },
  hangsFrom,
  cloth: 'fleece',
  underneath: [],
})

export const hoodieMeshes: readonly MeshSpec[] = [
  hoodie('hoodie.glb', 'up', 'head'),
  hoodie('hoodie-down.glb', 'down', 'nape'),
]
