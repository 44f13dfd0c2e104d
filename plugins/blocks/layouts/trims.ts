import { type Path, type Point, type Polyline, pointAt } from '../../../engine/plugin.ts'
import type { Body, Drawing, DrawnPiece, Sleeve } from './cloth.ts'
import { beyond, from, polygon, rectangle, together } from './shapes.ts'

const onBody =
  (draw: (body: Body) => Path): Drawing =>
  cloth =>
    cloth.kind === 'body' ? draw(cloth) : null

const onSleeve =
  (draw: (sleeve: Sleeve) => Path): Drawing =>
  cloth =>
    cloth.kind === 'sleeve' ? draw(cloth) : null

/** A shape on the wearer's left and its mirror image on the right. */
const onBothSides = (...left: readonly Point[]): Path =>
  together([polygon(...left), polygon(...left.map(([x, y]): Point => [0 - x, y]))])

/** Down both sides; `width` by the share of the way from the armpit, 0, to the hem, 1. */
const alongSides = (width: (share: number, body: Body) => number): Drawing =>
  onBody(body => {
    const inner = from(0, 24).map((step): Point => {
      const [x, y] = pointAt(body.sideSeam, step / 24)
      return [x - width(step / 24, body), y]
    })
    const [first, last] = [inner[0] ?? [0, 0], inner.at(-1) ?? [0, 0]]
    const [above, below] = [first[1] - beyond, last[1] + beyond]
    const outer = body.half + beyond
    return onBothSides([first[0], above], ...inner, [last[0], below], [outer, below], [outer, above])
  })

export const sidePanels: Readonly<Record<string, Drawing>> = {
  straight: alongSides((_, { half }) => half * 0.2),
  tapered: alongSides((share, { half }) => half * (0.05 + 0.32 * share)),
  curved: alongSides((share, { half }) => half * (0.08 + 0.17 * Math.sin(Math.PI * share))),
}

/** A band on both sides of the shoulder seam, from the collar to the sleeve; on a raglan sleeve over its upper part. */
const shoulderBand: Drawing = cloth => {
  if (cloth.kind === 'body') return isRaglan(cloth) ? null : bandOnBody(cloth)
  return cloth.onShoulder === 0 ? null : bandOnSleeve(cloth)
}

/** Where a sleeve takes the shoulder along, the neckline ends in the seam. */
const isRaglan = ({ neckHalf, tip }: Body): boolean => tip[0] === neckHalf

function bandOnSleeve({ top, onShoulder, half }: Sleeve): Path {
  const [above, tip] = [top - beyond, top + onShoulder]
  return polygon([-half * 0.22, above], [half * 0.22, above], [half * 0.3, tip], [-half * 0.3, tip])
}

function bandOnBody({ neckHalf, tip, half }: Body): Path {
  const lower = (tip[0] - neckHalf) * 0.34
  return onBothSides(
    [neckHalf * 0.4, -beyond],
    [half + beyond, -beyond],
    [half + beyond, tip[1] + lower + 30],
    [tip[0], tip[1] + lower],
    [neckHalf, lower],
    [neckHalf * 0.9, 0],
    [neckHalf * 0.4, -14],
  )
}

/** From the collar to the armpits, sleeves and all; of a raglan sleeve, just as it is cut. */
const raglan: Drawing = cloth => {
  if (cloth.kind === 'sleeve') {
    return rectangle(-cloth.half - beyond, cloth.top - beyond, cloth.half + beyond, cloth.bottom + beyond)
  }
  if (isRaglan(cloth)) return null
  const { neckHalf, half, chest } = cloth
  return onBothSides(
    [neckHalf * 0.86, -beyond],
    [neckHalf * 0.86, chest * 0.12],
    [half * 0.66, chest * 0.62],
    [half * 0.98, chest],
    [half + beyond, chest],
    [half + beyond, -beyond],
  )
}

export const shoulderPanels: Readonly<Record<string, Drawing>> = { band: shoulderBand, raglan }

/** Along a hem from left to right, from `top` to `bottom` above it, in mm; `bottom` below 0 takes the turn-up along. */
function alongHem(hem: Polyline, top: number, bottom: number): Path {
  const [first, last] = [hem[0] ?? [0, 0], hem.at(-1) ?? [0, 0]]
  const whole: Polyline = [[first[0] - beyond, first[1]], ...hem, [last[0] + beyond, last[1]]]
  const raised = (by: number): Polyline => whole.map(([x, y]): Point => [x, y - by])
  return polygon(...raised(top), ...raised(bottom).toReversed())
}

const hemBand =
  (top: number, bottom: number, on: DrawnPiece['kind']): Drawing =>
  cloth =>
    cloth.kind === on ? alongHem(cloth.hem, top, bottom) : null

const twoLines =
  (drawings: readonly Drawing[]): Drawing =>
  cloth => {
    const paths = drawings.map(draw => draw(cloth)).filter(path => path !== null)
    return paths.length === 0 ? null : together(paths)
  }

export const hems: Readonly<Record<string, Drawing>> = {
  band: hemBand(35, -beyond, 'body'),
  wide: hemBand(80, -beyond, 'body'),
  double: twoLines([hemBand(22, -beyond, 'body'), hemBand(44, 32, 'body')]),
}

export const cuffs: Readonly<Record<string, Drawing>> = {
  band: hemBand(28, -beyond, 'sleeve'),
  wide: hemBand(55, -beyond, 'sleeve'),
  double: twoLines([hemBand(18, -beyond, 'sleeve'), hemBand(38, 28, 'sleeve')]),
}

const downSleeve = ({ top, bottom }: Sleeve, x: number, width: number): Path =>
  rectangle(x - width / 2, top - beyond, x + width / 2, bottom + beyond)

export const sleeveStripes: Readonly<Record<string, Drawing>> = {
  centre: onSleeve(sleeve => downSleeve(sleeve, 0, sleeve.half * 0.34)),
  double: onSleeve(sleeve =>
    together([-1, 1].map(side => downSleeve(sleeve, side * sleeve.half * 0.13, sleeve.half * 0.13))),
  ),
  band: onSleeve(({ half, hem, bottom }) => {
    const height = Math.max(45, bottom * 0.18)
    const above = Math.max(50, bottom * 0.55)
    const y = (hem[0]?.[1] ?? bottom) - above
    return rectangle(-half - beyond, y - height / 2, half + beyond, y + height / 2)
  }),
}

/** Where the two under-arm edges of a sleeve meet the hem and the cap, in the side panels' way. */
const underArm = onSleeve(({ half, hem, top, bottom }) => {
  const [first, last] = [hem[0] ?? [-half, bottom], hem.at(-1) ?? [half, bottom]]
  const [inner, far] = [half * 0.2, half + beyond]
  return together([
    polygon([-far, top - beyond], [inner - half, 0], [first[0] + inner, bottom + beyond], [-far, bottom + beyond]),
    polygon([far, top - beyond], [half - inner, 0], [last[0] - inner, bottom + beyond], [far, bottom + beyond]),
  ])
})

/** All of a sleeve below a line. */
const lowerSleeve = onSleeve(({ half, top, bottom }) =>
  rectangle(-half - beyond, top + (bottom - top) * 0.62, half + beyond, bottom + beyond),
)

/** A wedge from the top of the shoulder that opens to the hem. */
const wedge = onSleeve(({ half, top, bottom }) =>
  polygon(
    [-half * 0.06, top - beyond],
    [half * 0.06, top - beyond],
    [half * 0.62, bottom + beyond],
    [-half * 0.62, bottom + beyond],
  ),
)

export const sleevePanels: Readonly<Record<string, Drawing>> = { under: underArm, lower: lowerSleeve, wedge }
