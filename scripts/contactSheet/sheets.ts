import {
  artworkToSvg,
  type Bounds,
  baseSize,
  closedPath,
  composePanels,
  type DesignDocument,
  meshesOf,
  type OptionValues,
  shownOptions,
  type Version,
  versions,
} from '../../engine/index.ts'
import { textureBox } from '../../engine/tailor/index.ts'
import { soccer } from '../../plugins/garments/soccer/garment.ts'
import { tools } from '../../plugins/index.ts'
import { templateLook } from '../../plugins/tools/templates/templateLook.ts'
import { shipped } from '../../tests/support/faces.ts'

/** Draped garments in one dress, to be photographed from some sides. */
export interface Sheet {
  readonly name: string
  /** Sheets of one group are laid side by side. */
  readonly group: 'cuts' | 'templates'
  readonly files: readonly string[]
  readonly views: readonly string[]
  /** Panel → what is printed on it, over the box of its texture; without it a test print. */
  readonly prints: ReadonlyMap<string, string> | null
}

const filesOf = (options: OptionValues): readonly string[] =>
  meshesOf(soccer, options).map(mesh => `plugins/garments/${mesh}`)

/** Every cut with a test print, so that folds and distortion show. */
export function cutSheets(): readonly Sheet[] {
  const cuts = ['crew', 'v'].flatMap(collar =>
    ['short', 'long'].flatMap(sleeve => ['hem', 'rib'].map(cuff => ({ collar, sleeve, cuff, shorts: 'with' }))),
  )
  return cuts.map(cut => ({
    name: `${cut.collar}-${cut.sleeve}-${cut.cuff}`,
    group: 'cuts',
    files: filesOf(cut),
    views: ['front', 'threeQuarter', 'back'],
    prints: null,
  }))
}

/** Every template as players and goalkeeper wear it. */
export async function templateSheets(): Promise<readonly Sheet[]> {
  const shaper = await shipped()
  const printsOf = (document: DesignDocument, version: Version) =>
    composePanels({
      document,
      version,
      garment: soccer,
      tools,
      player: null,
      size: baseSize,
      resources: { shaper, picture: () => null },
      onFault: fault => console.error(`${fault.plugin}: ${fault.message}`),
    }).map(({ panel, artwork }) => {
      const { left, top, width, height } = textureBox(panel)
      const clip = rectangle({ left, top, right: left + width, bottom: top + height })
      return [panel.id, artworkToSvg(artwork, { clip, pictures: () => null })] as const
    })
  return soccer.templates.flatMap(template => {
    const document = templateLook(soccer, template, {})
    return versions.map(
      (version): Sheet => ({
        name: `${template.id}-${version}`,
        group: 'templates',
        files: filesOf(shownOptions({ document, garment: soccer }, version, null)),
        views: ['front', 'back'],
        prints: new Map(printsOf(document, version)),
      }),
    )
  })
}

const rectangle = ({ left, top, right, bottom }: Bounds) =>
  closedPath([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
