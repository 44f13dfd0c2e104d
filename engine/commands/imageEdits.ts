import { z } from 'zod'
import { type AssetId, assetId } from '../document/ids.ts'
import { type Colour, isColour } from '../document/paint.ts'
import { toolFields } from './toolFields.ts'

const share = z.number().min(0).max(1)
const percent = z.number().min(-100).max(100)
const colour = z.custom<Colour>(isColour)

/** Where a brush went: x and y of each point one after the other, as shares of the image in ten-thousandths. */
const stroke = z.strictObject({
  keep: z.boolean(),
  /** Of the longer side. */
  radius: z.number().min(0.001).max(0.2),
  points: z.array(z.number().int().min(0).max(10_000)).min(2).max(600).readonly(),
})

/**
 * What can be done to an image, one after the other. Places are shares of the image as the step before left it, so that
 * the same steps can be done to a small copy of it.
 */
export const imageStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('crop'), x: share, y: share, width: share, height: share }),
  /** Clockwise; what turns out of the image stays, on transparent ground. */
  z.strictObject({ kind: z.literal('turn'), degrees: z.number().min(-180).max(180) }),
  z.strictObject({ kind: z.literal('flip'), axis: z.enum(['x', 'y']) }),
  /** Corners, in shares of the shorter side: 0.5 makes a square a circle. */
  z.strictObject({ kind: z.literal('round'), radius: z.number().min(0).max(0.5) }),
  z.strictObject({
    kind: z.literal('tone'),
    brightness: percent,
    contrast: percent,
    saturation: percent,
    /** Degrees. */
    hue: z.number().min(-180).max(180),
  }),
  /** Brings an image down to so many colours, and gives some of them other ones. */
  z.strictObject({
    kind: z.literal('recolour'),
    colours: z.number().int().min(2).max(16),
    swaps: z
      .array(z.strictObject({ from: colour, to: colour }))
      .max(16)
      .readonly(),
  }),
  /** Gives everything that is nearly black a colour, whatever its opacity. */
  z.strictObject({ kind: z.literal('tint'), colour }),
  /** Takes away what floods from spots over alike colours, and what a brush took; a brush can keep, too. */
  z.strictObject({
    kind: z.literal('background'),
    spots: z
      .array(z.tuple([share, share]).readonly())
      .max(24)
      .readonly(),
    /** How unlike the colour of the spot may be, 0–100. */
    tolerance: z.number().min(0).max(100),
    /** How far the rim is softened, in pixels of a thousand along the longer side. */
    edge: z.number().min(0).max(20),
    strokes: z.array(stroke).max(40).readonly(),
  }),
  /** Traces an image to lines of so many colours. It is the last step. */
  z.strictObject({
    kind: z.literal('vectorise'),
    colours: z.number().int().min(2).max(16),
    /** How small a spot may be, 0–100. */
    detail: z.number().min(0).max(100),
  }),
])

export type ImageStep = z.infer<typeof imageStep>

/** More steps than these nobody needs, and each is written anew with every other one. */
export const maxImageSteps = 24

export const imageSteps = z
  .array(imageStep)
  .max(maxImageSteps)
  .refine(steps => steps.slice(0, -1).every(({ kind }) => kind !== 'vectorise'))
  .readonly()

/** Whose work an image is, where it came from a library. */
export const imageCredit = z.strictObject({
  author: z.string().max(200),
  licence: z.string().max(100),
  page: z.string().max(500),
})

export type ImageCredit = z.infer<typeof imageCredit>

/** The id of an image: the sha256 of its bytes. */
export const assetSchema = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * What an image has beyond the fields of all layers: the image that was brought, what was done to it, and whose work it
 * is. `asset` is what comes of the steps: stage, flat view, print and other people's pages draw that, and none of them
 * has to do the steps again.
 */
export const imageEdits = (tool: string) =>
  toolFields(tool, {
    source: { schema: assetSchema.nullable(), initial: null },
    steps: { schema: imageSteps, initial: [] },
    credit: { schema: imageCredit.nullable(), initial: null },
  })

const ofSource = /^own[A-Z][A-Za-z]*Source$/
const isAsset = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/** The images that a layer needs on a device: the one that is drawn, and the one that it was made from. */
export function assetsOfLayer(layer: object): readonly AssetId[] {
  const named = Object.entries(layer).filter(([name]) => name === 'asset' || ofSource.test(name))
  return named.flatMap(([, value]) => (isAsset(value) ? [assetId(value)] : []))
}
