import { describe, expect, it } from 'vitest'
import { outlineRings } from '../../../engine/areas.ts'
import { type DesignDocument, type GarmentPlugin, playerId, shownOptions, sizes } from '../../../engine/index.ts'
import { cutLine, newPlayer, optionId } from '../../../engine/plugin.ts'
import { checkDesign } from '../../../engine/print/index.ts'
import { tools } from '../../../plugins/index.ts'
import { templateDocument } from '../../../plugins/tools/templates/templateDocument.ts'
import { shipped } from '../../support/faces.ts'
import { soccer } from '../../support/openSoccer.ts'
import { areaOf } from '../../support/polygon.ts'
import { readDxf } from '../../support/readDxf.ts'
import { images, team } from '../../support/soccerTeam.ts'
import { packed, teamPack } from '../../support/teamPack.ts'

const resources = { shaper: await shipped(), rings: outlineRings, image: () => null }
/** One of each size, short and long sleeves in turn. */
const players = Object.fromEntries(
  sizes.map((size, at) => [
    playerId(size),
    newPlayer({ name: 'SOPHEAP', number: `${at + 10}`, size }, { sleeve: at % 2 === 0 ? 'short' : 'long' }),
  ]),
)

const onRaglan = (document: DesignDocument, collar = 'crew'): DesignDocument => ({
  ...document,
  players,
  options: { [optionId('armhole')]: { value: 'raglan' }, [optionId('collar')]: { value: collar } },
})

async function findings(document: DesignDocument, garment: GarmentPlugin = soccer) {
  const shown = { ...resources, image: (asset: Parameters<typeof images.get>[0]) => images.get(asset) ?? null }
  const readImage = async (asset: Parameters<typeof images.get>[0]) => images.get(asset)?.bytes ?? null
  const shirts = await checkDesign({ document, garment, tools, resources: shown, readImage })
  return shirts.flatMap(({ player, warnings, obstacles }) =>
    [...warnings, ...obstacles].map(({ kind }) => `${player ?? 'sample'} ${kind}`),
  )
}

describe('on raglan sleeves, in ten sizes', () => {
  it.each(soccer.templates.map(({ id, options }) => [id, options.collar ?? 'crew'] as const))(
    'the template %s can be printed',
    async (id, collar) => {
      const template = soccer.templates.find(known => known.id === id)
      if (!template) return expect.unreachable()
      expect(await findings(onRaglan(templateDocument(soccer, template, {}), collar))).toEqual([])
    },
  )

  it('a kit with crest, sponsor and both numbers can be printed', async () => {
    expect(await findings(onRaglan(team))).toEqual([])
  })

  it.each(sizes.slice(sizes.indexOf('M')))('the number on the back ends above the folds at the waist: %s', size => {
    const pattern = soccer.pattern(size, { armhole: 'raglan' })
    const number = soccer.slots(pattern).find(({ id }) => id === 'backNumber') ?? expect.unreachable()
    const { anchors } = pattern.panels.find(({ id }) => id === number.panel) ?? expect.unreachable()
    const bottom = (anchors[number.anchor]?.[1] ?? Number.NaN) + number.offset[1] + number.size.height / 2
    expect(bottom / (anchors.centreHem?.[1] ?? Number.NaN)).toBeLessThan(0.81)
  })

  it('a production pack cuts its pieces in DXF as they are drafted', async () => {
    const source = await teamPack(1)
    const [line] = source.lines
    if (!line) return expect.unreachable()
    const document = { ...line.document, options: { [optionId('armhole')]: { value: 'raglan' } } }
    const { files, events } = await packed({ ...source, lines: [{ ...line, document }] })
    expect(events.map(({ kind }) => kind)).not.toContain('refused')
    const { blocks } = readDxf(new TextDecoder().decode(files.get('cut/1.dxf')))
    const [player] = Object.values(document.players)
    if (!player) return expect.unreachable()
    const cut = shownOptions({ document, garment: soccer }, player.goalkeeper ? 'goalkeeper' : 'player', player)
    const drafted = soccer.pattern(player.size, cut).panels
    const areas = blocks.map(({ lines }) => Math.round(Math.abs(areaOf(lines.get('1')?.[0] ?? [])) / 100))
    const expected = drafted.map(panel => Math.round(areaOf(cutLine(panel)) / 100))
    expect(areas.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
  })
})
