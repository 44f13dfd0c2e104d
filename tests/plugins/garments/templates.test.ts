import { differenceCiede2000, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { outlineRings } from '../../../engine/areas.ts'
import {
  composePanels,
  type DesignDocument,
  fontBook,
  type GarmentPlugin,
  hitTest,
  isPaint,
  moods,
  type PanelArtwork,
  playerId,
  tileBook,
  type Version,
} from '../../../engine/index.ts'
import { colourRoles, dressTemplate, isColour, newPlayer } from '../../../engine/plugin.ts'
import { checkDesign } from '../../../engine/print/index.ts'
import { garments } from '../../../plugins/index.ts'
import { numberTool } from '../../../plugins/tools/number/tool.ts'
import { templateDocument } from '../../../plugins/tools/templates/templateDocument.ts'
import { textTool } from '../../../plugins/tools/text/tool.ts'
import { shipped } from '../../support/faces.ts'
import { someSizes } from '../../support/nightly.ts'

const shaper = await shipped()
const versions: readonly Version[] = ['player', 'goalkeeper']

const composed = (garment: GarmentPlugin, document: DesignDocument, version: Version) =>
  composePanels({
    document,
    version,
    garment,
    tools: [textTool, numberTool],
    player: null,
    size: 'M',
    resources: { shaper, rings: outlineRings, image: () => null },
    onPluginError: error => expect.unreachable(error.message),
  }).map(({ artwork }) => artwork)

/** Shops show them in rows of five or six. */
const fewest = 10

it.each(garments)('of $slug are ten or more, each with an id of its own, in every mood', ({ templates }) => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
  expect(templates.length).toBeGreaterThanOrEqual(fewest)
  expect(new Set(templates.map(({ mood }) => mood))).toEqual(new Set(moods))
})

it.each(garments)('of $slug are each another style, not the same in other colours', ({ templates }) => {
  const styles = templates.map(({ zones, options }) =>
    JSON.stringify([options, Object.entries(zones).map(([key, { layout, pattern }]) => [key, layout, pattern?.id])]),
  )
  expect(new Set(styles).size).toBe(templates.length)
})

const all = garments.flatMap(garment =>
  garment.templates.map(template => [`${garment.slug} ${template.id}`, garment, template] as const),
)

describe.each(all)('the template %s', (_, garment, template) => {
  const dressedDocument = templateDocument(garment, template, {})
  const worn = new Map(versions.map(version => [version, composed(garment, dressedDocument, version)]))
  const wornBy = (version: Version) => worn.get(version) ?? []
  const dressed = dressTemplate(template)

  it('can be printed as it is, and nothing lies on anything', async () => {
    const players = Object.fromEntries(
      someSizes.map((size, at) => [playerId(size), newPlayer({ name: 'SOPHEAP', number: `${at + 10}`, size })]),
    )
    const resources = { shaper, rings: outlineRings, image: () => null }
    const tools = [textTool, numberTool]
    const shirts = await checkDesign({
      document: { ...dressedDocument, players },
      garment,
      tools,
      resources,
      readImage: async () => null,
    })
    expect(
      shirts.flatMap(({ player, warnings, obstacles }) =>
        [...warnings, ...obstacles].map(found => ({ player, found })),
      ),
    ).toEqual([])
  })

  it('names only zones, layouts, tiles, options, slots and faces that there are', () => {
    const zones = garment.zones(garment.pattern('M', template.options))
    for (const [key, { layout, pattern }] of Object.entries({ ...template.zones, ...template.goalkeeper.zones })) {
      const zone = zones.find(candidate => candidate.key === key)
      expect(zone, key).toBeDefined()
      if (layout) expect(Object.keys(zone?.layouts ?? {}), key).toContain(layout)
      if (pattern) expect(tileBook.map(({ id }) => id)).toContain(pattern.id)
    }
    for (const options of [template.options, template.goalkeeper.options ?? {}]) {
      for (const [id, value] of Object.entries(options)) {
        expect(garment.options.find(option => option.id === id)?.values).toContain(value)
      }
    }
    const slots = garment.slots(garment.pattern('M', template.options))
    for (const { slot, kind, font } of template.layers) {
      expect(slots.find(({ id }) => id === slot)?.kind).toBe(kind)
      expect(fontBook.map(({ id }) => id)).toContain(font)
    }
    expect(template.layers.length).toBeGreaterThan(0)
  })

  it('has nothing but paints that can be shown', () => {
    for (const role of colourRoles) expect(isColour(template.palette[role])).toBe(true)
    const paints = [dressed.zones, dressed.goalkeeper.zones].flatMap(zones =>
      Object.values(zones).flatMap(({ paint }) => paint ?? []),
    )
    expect(paints.filter(paint => !isPaint(paint))).toEqual([])
  })

  it('dresses the goalkeeper in colours that no player wears', () => {
    const [players, keepers] = versions.map(version => mainColour(wornBy(version)))
    expect(differenceCiede2000()(players ?? '', keepers ?? '')).toBeGreaterThan(20)
  })

  it.each(versions)('can be read on its ground: %s', version => {
    const artworks = wornBy(version)
    const written = artworks.flatMap(artwork =>
      artwork.groups.flatMap(group => ('layer' in group.source ? [{ artwork, group }] : [])),
    )
    expect(written).toHaveLength(template.layers.length)
    for (const { artwork, group } of written) {
      const [ink, rim] = [...group.items]
        .reverse()
        .flatMap(item => (item.kind === 'path' ? [item.fill ?? item.stroke] : []))
        .map(paint => (paint && 'colour' in paint ? paint.colour : ''))
      const grounds = coloursBelow(artwork, group.bounds)
      const readable = grounds.every(ground => wcagContrast(ink ?? '', ground) >= 3)
      const where = `${artwork.panel}: ${ink} on ${grounds}${rim ? ` within ${rim}` : ''}`
      // An outline that is like its lettering makes a blot of it, whatever the ground is.
      expect(rim === undefined ? readable : wcagContrast(ink ?? '', rim) >= 3, where).toBe(true)
    }
  })
})

/** Of the middle of the front, or of a leg, where it is largest: what one sees from afar. */
function mainColour(artworks: readonly PanelArtwork[]): string {
  const front = artworks.find(({ panel }) => panel === 'front') ?? artworks[0]
  if (!front) return expect.unreachable('There is no panel.')
  const seen = coloursBelow(front, { left: -220, right: 220, top: 120, bottom: 660 }, 0)
  return seen[0] ?? ''
}

/** Colours of the zones on a grid over some bounds, the most frequent first; those of less than a share are left out. */
function coloursBelow(
  artwork: PanelArtwork,
  bounds: { left: number; right: number; top: number; bottom: number },
  min = 0.04,
): readonly string[] {
  const zones = { ...artwork, groups: artwork.groups.filter(({ source }) => 'zone' in source) }
  const counts = new Map<string, number>()
  const steps = 8
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const x = bounds.left + ((bounds.right - bounds.left) * (column + 0.5)) / steps
      const y = bounds.top + ((bounds.bottom - bounds.top) * (row + 0.5)) / steps
      const hit = hitTest(zones, [x, y])
      const group = zones.groups.find(
        ({ source }) => hit.kind === 'zone' && 'zone' in source && source.zone === hit.zone,
      )
      const [cloth] = group?.items ?? []
      const paint = cloth?.kind === 'path' ? cloth.fill : null
      const colour = paint?.type === 'solid' ? paint.colour : ''
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  }
  return [...counts]
    .filter(([colour, count]) => colour !== '' && count / steps ** 2 > min)
    .sort(([, a], [, b]) => b - a)
    .map(([colour]) => colour)
}
