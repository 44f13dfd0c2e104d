import {
  type Colour,
  defineCommand,
  editZone,
  isColour,
  noPattern,
  refused,
  type ToolPlugin,
  tileBook,
  z,
  zoneTarget,
} from '../../../engine/plugin.ts'

/** Of its own size: below the least it is a shade on cloth, above the most a single tile. */
export const scales = { min: 0.2, max: 4 } as const

const pattern = z.strictObject({
  id: z.string().min(1).max(64),
  scale: z.number().min(scales.min).max(scales.max),
  turn: z.number().min(-360).max(360),
  opacity: z.number().min(0).max(1),
  tint: z.custom<Colour>(isColour),
})

/** Lays a pattern over a zone. `null` takes it off: a goalkeeper then wears the players', and with `noPattern` none. */
export const set = defineCommand({
  type: 'pattern.set',
  payload: z.object({
    ...zoneTarget,
    pattern: pattern.nullable(),
  }),
  edit(draft, { pattern: wanted, ...zone }, context) {
    const isKnown = wanted === null || wanted.id === noPattern.id || tileBook.some(({ id }) => id === wanted.id)
    if (!isKnown) return refused('tile-missing')
    return editZone(draft, zone, { pattern: wanted }, context)
  },
})

export const patternTool: ToolPlugin = {
  kind: 'tool',
  id: 'pattern',
  icon: 'blend',
  shortcut: 'f',
  keepsZone: true,
  appliesTo: () => true,
  commands: [set],
  layerKinds: [],
}
