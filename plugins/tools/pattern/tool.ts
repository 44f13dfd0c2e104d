import {
  blends,
  type Colour,
  defineCommand,
  editZone,
  fadeWays,
  isColour,
  isZoneShown,
  noPattern,
  patternRanges,
  refused,
  type ToolPlugin,
  tileBook,
  z,
  zonesInCut,
  zoneTarget,
} from '../../../engine/plugin.ts'

/** Of its own size: below the least it is a shade on cloth, above the most a single tile. */
export const scales = { min: 0.2, max: 4 } as const

const share = z.number().min(0).max(1)
const offset = z.number().min(patternRanges.offset[0]).max(patternRanges.offset[1])

const pattern = z.strictObject({
  id: z.string().min(1).max(64),
  scale: z.number().min(scales.min).max(scales.max),
  turn: z.number().min(-360).max(360),
  opacity: share,
  tint: z.custom<Colour>(isColour),
  x: offset.optional(),
  y: offset.optional(),
  seed: z.number().int().min(patternRanges.seed[0]).max(patternRanges.seed[1]).nullable().optional(),
  settings: z
    .record(z.string().regex(/^[a-z]{1,16}$/i), z.number().min(-1000).max(1000))
    .refine(settings => Object.keys(settings).length <= 16)
    .optional(),
  blend: z.enum(blends).optional(),
  fade: z.strictObject({ way: z.enum(fadeWays), from: share, until: share }).optional(),
  joined: z.boolean().optional(),
})

/**
 * Whether a fill may name a pattern so: one of the book that every page has, or one by where it comes from. Whether the
 * others still have it shows where it is drawn: a command reads nothing that has to be fetched.
 */
const isPatternId = (id: string): boolean =>
  id === noPattern.id || tileBook.some(tile => tile.id === id) || /^(drawn|hero|motif)-[a-z0-9-]{1,56}$/.test(id)

/** Lays a pattern over a zone. `null` takes it off: a goalkeeper then wears the players', and with `noPattern` none. */
export const set = defineCommand({
  type: 'pattern.set',
  payload: z.object({
    ...zoneTarget,
    pattern: pattern.nullable(),
  }),
  edit(draft, { pattern: wanted, ...zone }, context) {
    if (wanted !== null && !isPatternId(wanted.id)) return refused('tile-missing')
    return editZone(draft, zone, { pattern: wanted }, context)
  },
})

/** Lays a pattern over every zone that is seen, as one step; `noPattern` takes it off them all. */
export const setAll = defineCommand({
  type: 'pattern.setAll',
  payload: z.object({ version: zoneTarget.version, pattern }),
  edit(draft, { pattern: wanted, version }, context) {
    if (!isPatternId(wanted.id)) return refused('tile-missing')
    const zones = [...zonesInCut({ document: draft, garment: context.garment }, version).values()]
    const isBare = wanted.id === noPattern.id && version === 'player'
    const refusals = zones
      .filter(zone => isZoneShown(draft, version, zone))
      .map(({ key }) => editZone(draft, { zone: key, version }, { pattern: isBare ? null : wanted }, context))
    return refusals.every(refusal => refusal !== undefined) ? refused('nothing-changes') : undefined
  },
})

export const patternTool: ToolPlugin = {
  kind: 'tool',
  id: 'pattern',
  icon: 'blend',
  shortcut: 'f',
  keepsZone: true,
  appliesTo: () => true,
  commands: [set, setAll],
  layerKinds: [],
}
