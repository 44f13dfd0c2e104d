import { describe, expect, it } from 'vitest'
import {
  baseSize,
  carryOver,
  emptyDocument,
  type GarmentPlugin,
  layerId,
  mm,
  shownOptions,
} from '../../engine/index.ts'
import { solid, zoneKey } from '../../engine/plugin.ts'
import { applyTemplate, garments } from '../../plugins/index.ts'

const garmentOf = (slug: string): GarmentPlugin => {
  const found = garments.find(garment => garment.slug === slug)
  if (!found) throw new Error(`There is no garment ${slug}.`)
  return found
}

/** A design of a garment in its template of that place in the list, with a player. */
function designOf(garment: GarmentPlugin, at = 0) {
  const template = garment.templates.at(at)?.id ?? ''
  const run = applyTemplate.run(emptyDocument, { id: 'look', template }, garment)
  if (run.kind !== 'ran') throw new Error(`The template ${template} was refused.`)
  const design = { ...run.document.design, name: 'Riverside', garment: garment.id }
  return { ...run.document, design }
}

const [soccer, polo, tee, vest, trunk] = ['soccer', 'polo', 'tshirt', 'sleeveless', 'boxingtrunk'].map(garmentOf)
if (!soccer || !polo || !tee || !vest || !trunk) throw new Error('A garment is missing.')

describe('carrying a design to another garment', () => {
  it('keeps the name, the paints and the lettering, each in its place', () => {
    const design = designOf(soccer)
    const { document } = carryOver(design, soccer, polo)
    expect(document.design).toEqual({ ...design.design, garment: polo.id })
    expect(document.zones[zoneKey('base')]?.paint).toEqual(design.zones[zoneKey('base')]?.paint)
    const slots = polo.slots(polo.pattern(baseSize, {}))
    for (const layer of Object.values(document.layers)) {
      const slot = slots.find(({ id }) => id === layer.slot)
      expect([layer.place.panel, layer.place.x, layer.place.y]).toEqual([slot?.panel, ...(slot?.offset ?? [])])
    }
  })

  it('keeps how far somebody has moved a layer, and how much larger they have made it', () => {
    const design = designOf(soccer)
    const [id = layerId(''), layer] = Object.entries(design.layers).find(([, { slot }]) => slot === 'backNumber') ?? []
    if (!layer) throw new Error('The template has no number.')
    const place = { ...layer.place, x: mm(layer.place.x + 9), y: mm(layer.place.y - 4), turn: 3 }
    const moved = { ...design, layers: { [id]: { ...layer, place, size: { ...layer.size, height: mm(300) } } } }
    const { document } = carryOver(moved, soccer, vest)
    const slot = vest.slots(vest.pattern(baseSize, {})).find(each => each.id === 'backNumber')
    const carried = document.layers[layerId(id)]
    expect(carried?.place).toMatchObject({ x: (slot?.offset[0] ?? 0) + 9, y: (slot?.offset[1] ?? 0) - 4, turn: 3 })
    expect(carried?.size.height).toBeCloseTo((300 * 250) / 260)
  })

  it('names the layers that have no place there', () => {
    const design = designOf(soccer)
    const { document, left } = carryOver(design, soccer, tee)
    const ofShorts = Object.entries(design.layers).filter(([, { slot }]) => slot?.startsWith('shorts'))
    expect(left).toEqual(ofShorts.map(([id]) => id))
    expect(Object.keys(document.layers)).toHaveLength(Object.keys(design.layers).length - left.length)
  })

  it('paints what only the other garment has like what it resembles', () => {
    const design = designOf(tee)
    const { document } = carryOver(
      { ...design, zones: { [zoneKey('collar')]: { paint: solid('#ab12cd'), pattern: null, layout: null } } },
      tee,
      vest,
    )
    // The bindings of the armholes have the collar's colour unless somebody chooses another one.
    expect(document.zones[zoneKey('bindings')]?.paint).toEqual(solid('#ab12cd'))
  })

  it('changes neither the design nor what the other garment does not have', () => {
    const design = designOf(soccer)
    const before = JSON.stringify(design)
    const { document } = carryOver(design, soccer, trunk)
    expect(JSON.stringify(design)).toBe(before)
    const options = new Set(trunk.options.map(({ id }) => String(id)))
    expect(Object.keys(document.options).filter(id => !options.has(id))).toEqual([])
  })

  describe.each(garments.flatMap(from => garments.filter(to => to !== from).map(to => [from.slug, to.slug] as const)))(
    '%s to %s',
    (a, b) => {
      const [from, to] = [garmentOf(a), garmentOf(b)]

      it('gives a design that lies on its panels and in its zones, the goalkeeper’s too', () => {
        for (const at of [0, 5]) {
          const design = designOf(from, at)
          const { document, left } = carryOver(design, from, to)
          const pattern = to.pattern(baseSize, shownOptions({ document, garment: to }, 'player', null))
          const panels = new Map(pattern.panels.map(panel => [panel.id, panel]))
          const zones = new Map(to.zones(pattern).map(zone => [zone.key, zone]))
          for (const { place } of Object.values(document.layers)) {
            expect(Object.keys(panels.get(place.panel)?.anchors ?? {})).toContain(place.anchor)
          }
          for (const [key, { layout }] of Object.entries({ ...document.zones, ...document.goalkeeper.zones })) {
            const zone = zones.get(zoneKey(key))
            expect(zone, key).toBeDefined()
            if (layout && layout !== 'none') expect(Object.keys(zone?.layouts ?? {})).toContain(layout)
          }
          expect(Object.keys(document.layers).length + left.length).toBe(Object.keys(design.layers).length)
          const goalkeepers = Object.keys(document.goalkeeper.layers)
          expect(goalkeepers.filter(id => !Object.hasOwn(document.layers, id))).toEqual([])
        }
      })
    },
  )
})
