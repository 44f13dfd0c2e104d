import { describe, expect, it } from 'vitest'
import { outlineRings } from '../../../engine/areas.ts'
import { type Ink, layerId, mm, type Shaper } from '../../../engine/index.ts'
import { fontId, newLayer, zoneKey } from '../../../engine/plugin.ts'
import { type CheckedShirt, checkDesign } from '../../../engine/print/index.ts'
import { tools } from '../../../plugins/index.ts'
import { resources, textLayer } from '../../support/drawing.ts'
import { soccer } from '../../support/openSoccer.ts'
import { roster } from '../../support/rosters.ts'
import { images, packTeam, team, teamLayers } from '../../support/soccerTeam.ts'

const check = (document = team, isReview = false, inks: readonly Ink[] = []): Promise<readonly CheckedShirt[]> =>
  checkDesign({
    document,
    isReview,
    inks,
    garment: soccer,
    tools,
    resources: { ...resources, image: asset => images.get(asset) ?? null },
    readImage: async asset => images.get(asset)?.bytes ?? null,
  })

const kindsOf = (shirts: readonly CheckedShirt[]) => [
  ...new Set(shirts.flatMap(({ warnings, obstacles }) => [...warnings, ...obstacles].map(({ kind }) => kind))),
]

const moved = (id: keyof typeof teamLayers, x: number, y: number) => {
  const layer = teamLayers[id]
  const place = { ...layer.place, x: mm(layer.place.x + x), y: mm(layer.place.y + y) }
  return { ...team, layers: { ...team.layers, [layerId(id)]: newLayer({ ...layer, place }) } }
}

const repainted = (id: keyof typeof teamLayers) => {
  const cloth = team.zones[zoneKey('base')]?.paint
  return {
    ...team,
    layers: { ...team.layers, [layerId(id)]: newLayer({ ...teamLayers[id], ...(cloth && { paint: cloth }) }) },
  }
}

describe('the check of a design', () => {
  it('looks at both samples and at every player', async () => {
    const shirts = await check()
    expect(shirts.map(({ player }) => player)).toEqual([null, null, ...Object.keys(team.players)])
    expect(shirts.filter(({ version }) => version === 'goalkeeper')).toHaveLength(3)
  })

  it('has nothing to say of a kit whose layers lie in their slots', async () => {
    expect(kindsOf(await check())).toEqual([])
  })

  it('[A23] finds what printing finds', async () => {
    const two = Object.entries(team.players).slice(0, 2)
    const document = { ...moved('sponsor', 0, -60), players: Object.fromEntries(two) }
    const printed = await packTeam({ document })
    const warned = printed.kind === 'packed' ? printed.warnings : expect.unreachable()
    const checked = await check(document)
    const found = checked.flatMap(({ player, warnings }) => (player ? [{ player, found: warnings }] : []))
    expect(found).toEqual(warned)
    expect(warned).toHaveLength(2)
  })

  it.each([
    ['a sponsor over the team name', 'sponsor', -60, { kind: 'layers-overlap', layer: 'team', other: 'sponsor' }],
    ['an image over the number', 'sponsor', 90, { kind: 'layers-overlap', layer: 'frontNumber', other: 'sponsor' }],
    ['a number under the seam of the hem', 'frontNumber', 290, { kind: 'lettering-cut', layer: 'frontNumber' }],
    ['a number that is too near to the name', 'backNumber', -70, { kind: 'layers-close', min: 40 }],
  ] as const)('[A23] finds %s', async (_, layer, down, finding) => {
    const [sample] = await check(moved(layer, 0, down))
    expect(sample?.warnings).toContainEqual(expect.objectContaining(finding))
  })

  it('[A23] finds numbers that are lower than matches ask for', async () => {
    const shortsNumber = newLayer({ ...teamLayers.shortsNumber, size: { width: null, height: mm(90) } })
    const [sample] = await check({ ...team, layers: { ...team.layers, [layerId('shortsNumber')]: shortsNumber } })
    expect(sample?.warnings).toEqual([{ kind: 'outside-rules', layer: 'shortsNumber', height: 90, min: 100, max: 150 }])
  })

  it('works as much for each player of a large team as for each of a small one: their lines were set for every shirt', async () => {
    const linesFor = async (count: number) => {
      let lines = 0
      const shaper: Shaper = {
        ...resources.shaper,
        shape(shaping) {
          lines++
          return resources.shaper.shape(shaping)
        },
      }
      await checkDesign({
        document: { ...team, players: roster(count) },
        garment: soccer,
        tools,
        resources: { shaper, rings: outlineRings, image: asset => images.get(asset) ?? null },
        readImage: async asset => images.get(asset)?.bytes ?? null,
      })
      return lines / count
    }
    expect(await linesFor(80)).toBeLessThan(1.3 * (await linesFor(20)))
  })

  it('leaves alone what does not touch: a letter within the ring of another', async () => {
    const ring = textLayer('O', { font: fontId('squada-one'), size: { width: null, height: mm(200) } })
    const within = textLayer('I', { order: 'b', size: { width: null, height: mm(10) } })
    const document = { ...team, players: {}, layers: { [layerId('ring')]: ring, [layerId('within')]: within } }
    const [sample] = await check(document)
    expect(sample?.warnings.filter(({ kind }) => kind === 'layers-overlap')).toEqual([])
  })

  it.each([
    ['a number near the hem', moved('frontNumber', 0, 260), { kind: 'edge-close', layer: 'frontNumber', edge: 'hem' }],
    ['a number of the colour of the cloth', repainted('frontNumber'), { kind: 'low-contrast', layer: 'frontNumber' }],
  ])('finds %s for a reviewer alone', async (_, document, finding) => {
    const [sample] = await check(document, true)
    expect(sample?.warnings).toContainEqual(expect.objectContaining(finding))
    const [shown] = await check(document)
    expect(shown?.warnings).not.toContainEqual(expect.objectContaining(finding))
  })

  it('finds colours that no ink of the shop comes near, for a reviewer alone, and none where there are no inks', async () => {
    const found = async (inks: readonly Ink[], isReview = true) => {
      const [sample] = await check(team, isReview, inks)
      return sample?.warnings.filter(({ kind }) => kind === 'ink-far') ?? []
    }
    const white = { name: 'Cloud white', colour: '#ffffff' }
    const far = await found([white])
    const places = far.flatMap(warning => ('places' in warning ? warning.places : []))
    expect(places).toContainEqual({ zone: 'base' })
    expect(places).toContainEqual({ layer: expect.any(String) })
    for (const warning of far) expect(warning).toMatchObject({ away: expect.any(Number), inkColour: '#ffffff' })
    // Each colour of the kit, as it is printed.
    const colours = far.flatMap(warning => ('colour' in warning ? [warning.colour] : []))
    expect(colours).toEqual([...new Set(colours)])
    expect(await found([white, ...colours.map(colour => ({ name: colour, colour }))])).toEqual([])
    expect(await found([])).toEqual([])
    expect(await found([white], false)).toEqual([])
  })
})
