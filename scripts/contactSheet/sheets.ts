import { outlineRings } from '../../engine/areas.ts'
import {
  artworkToSvg,
  type Bounds,
  baseSize,
  closedPath,
  composePanels,
  type DesignDocument,
  type GarmentPlugin,
  meshesOf,
  type OptionValues,
  type Size,
  shownOptions,
  sizes,
  spokenSize,
  type Version,
  versions,
} from '../../engine/index.ts'
import { textureBox } from '../../engine/tailor/index.ts'
import { drapedSizes } from '../../plugins/drapedSizes.ts'
import { garments, tools } from '../../plugins/index.ts'
import { templateDocument } from '../../plugins/tools/templates/templateDocument.ts'
import { cutsOf } from '../../tests/support/cutsOf.ts'
import { shipped } from '../../tests/support/faces.ts'

/** Draped garments in one dress, to be photographed from some sides. */
export interface Sheet {
  readonly name: string
  /** Sheets of one group are laid side by side. */
  readonly group: string
  readonly files: readonly string[]
  readonly views: readonly string[]
  /** Panel → what is printed on it, over the box of its texture; without it a test print. */
  readonly prints: ReadonlyMap<string, string> | null
  /** That of the mesh unless said. */
  readonly size?: Size
}

const filesOf = (garment: GarmentPlugin, options: OptionValues): readonly string[] =>
  meshesOf(garment, options).map(mesh => `plugins/garments/${mesh}`)

/** Every cut with a test print, so that folds and distortion show; once where two are made of the same meshes. */
export function cutSheets(): readonly (Sheet & { readonly garment: string })[] {
  return garments.flatMap(garment => {
    const byFiles = new Map(cutsOf(garment).map(cut => [filesOf(garment, cut).join(), cut]))
    return [...byFiles.values()].map(cut => ({
      garment: garment.slug,
      name: [garment.slug, ...Object.values(cut)].join('-'),
      group: 'cuts',
      files: filesOf(garment, cut),
      views: ['front', 'threeQuarter', 'back'],
      prints: null,
    }))
  })
}

/**
 * Every cut in every size that it is draped in, with a test print; of all garments, or of those named, and of their cuts and
 * sizes those that the other words name, such as `raglan` and `6XL`.
 */
export function everySheets(words: readonly string[]): readonly Sheet[] {
  const slugs = words.filter(word => garments.some(({ slug }) => slug === word))
  const others = words.filter(word => !slugs.includes(word))
  const sheets = cutSheets()
    .filter(({ garment }) => slugs.length === 0 || slugs.includes(garment))
    .flatMap(sheet =>
      drapedSizes.map(size => ({ ...sheet, name: `${sheet.name}-${spokenSize(size)}`, group: sheet.garment, size })),
    )
    .filter(({ name }) => others.every(word => name.split('-').includes(word)))
  if (sheets.length === 0) throw new Error(`No garment has a cut or a size ${words}.`)
  return sheets
}

/** A garment's usual cut (of a slug) or one mesh of it (of a file) in all ten sizes with a test print, at one scale. */
export function sizeSheets(wanted: string): readonly Sheet[] {
  const garment = garments.find(({ slug }) => slug === wanted)
  const mesh = garments.flatMap(meshNames).find(name => name.endsWith(`/${wanted}`))
  const files = garment ? filesOf(garment, {}) : mesh ? [`plugins/garments/${mesh}`] : null
  if (!files) throw new Error(`There is no garment or mesh "${wanted}". Choose one of: ${garments.map(g => g.slug)}.`)
  return sizes.map(
    (size): Sheet => ({
      name: `${wanted.replace(/\.glb$/, '')}-${spokenSize(size)}`,
      group: 'sizes',
      files,
      views: ['front', 'back'],
      prints: null,
      size,
    }),
  )
}

const meshNames = (garment: GarmentPlugin): readonly string[] => cutsOf(garment).flatMap(cut => meshesOf(garment, cut))

/** Those garments, or all where none is named. */
function garmentsNamed(slugs: readonly string[]): readonly GarmentPlugin[] {
  const unknown = slugs.filter(slug => !garments.some(garment => garment.slug === slug))
  if (unknown.length > 0) throw new Error(`There is no garment ${unknown}. Choose among ${garments.map(g => g.slug)}.`)
  return slugs.length === 0 ? garments : garments.filter(({ slug }) => slugs.includes(slug))
}

/** Every template as players and goalkeeper wear it; of all garments, or of those named. */
export async function templateSheets(slugs: readonly string[]): Promise<readonly Sheet[]> {
  const shaper = await shipped()
  const printsOf = (garment: GarmentPlugin, document: DesignDocument, version: Version) =>
    composePanels({
      document,
      version,
      garment,
      tools,
      player: null,
      size: baseSize,
      resources: { shaper, rings: outlineRings, image: () => null },
      onPluginError: error => console.error(`${error.plugin}: ${error.message}`),
    }).map(({ panel, artwork }) => {
      const { left, top, width, height } = textureBox(panel)
      const clip = rectangle({ left, top, right: left + width, bottom: top + height })
      return [panel.id, artworkToSvg(artwork, { clip, images: () => null })] as const
    })
  return garmentsNamed(slugs).flatMap(garment =>
    garment.templates.flatMap(template => {
      const document = templateDocument(garment, template, {})
      return versions.map(
        (version): Sheet => ({
          name: `${template.id}-${version}`,
          group: 'templates',
          files: filesOf(garment, shownOptions({ document, garment }, version, null)),
          views: ['front', 'back'],
          prints: new Map(printsOf(garment, document, version)),
        }),
      )
    }),
  )
}

const rectangle = ({ left, top, right, bottom }: Bounds) =>
  closedPath([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
