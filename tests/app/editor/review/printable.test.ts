import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { printLines } from '../../../../app/editor/review/shirtLines.ts'
import { type DesignDocument, layerId, mm } from '../../../../engine/index.ts'
import { newLayer } from '../../../../engine/plugin.ts'
import { checkDesign } from '../../../../engine/print/index.ts'
import { tools } from '../../../../plugins/index.ts'
import type { KitRule } from '../../../../server/contract/tenantSettings.ts'
import { resources } from '../../../support/drawing.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { png } from '../../../support/png.ts'
import { crest, images, team, teamLayers } from '../../../support/soccerTeam.ts'

const t = ((key: string, values?: { readonly text?: string }) => values?.text ?? key) as TFunction
const sentence = ({ kind }: { readonly kind: string }) => kind

/** What the list of checks says of a design whose images are these. */
async function linesOf(document: DesignDocument, off: readonly KitRule[] = [], shown = images): Promise<string[]> {
  const shirts = await checkDesign({
    document,
    garment: soccer,
    tools,
    resources: { ...resources, image: asset => shown.get(asset) ?? null },
    readImage: async asset => shown.get(asset)?.bytes ?? null,
  })
  return printLines(shirts, { document, off }, { t, sentence }).map(({ text }) => text)
}

const changed = (id: keyof typeof teamLayers, fields: Parameters<typeof newLayer>[0]): DesignDocument => ({
  ...team,
  layers: { ...team.layers, [layerId(id)]: newLayer({ ...teamLayers[id], ...fields }) },
})
const moved = (id: keyof typeof teamLayers, down: number) => {
  const { place } = teamLayers[id]
  return changed(id, { place: { ...place, y: mm(place.y + down) } })
}

describe('the check says that everything can be printed', () => {
  it('of a kit whose every shirt can be', async () => {
    expect(await linesOf(team)).toEqual(['review.printable'])
  })

  it.each([
    ['of a picture over the team name', moved('sponsor', -60), 'layers-overlap'],
    ['of a name over the number', moved('name', 120), 'layers-overlap'],
    ['of letters that no face has', changed('team', { text: 'ANGKOR 😀' }), 'characters-missing'],
    ['of a number under the hem', moved('frontNumber', 290), 'lettering-cut'],
    ['of a number that is too near to the name', moved('backNumber', -30), 'layers-close'],
    [
      'of a number that is too low for matches',
      changed('shortsNumber', { size: { width: null, height: mm(90) } }),
      'outside-rules',
    ],
    [
      'of a layer that the cut has no place for',
      changed('crest', { place: { ...teamLayers.crest.place, panel: 'hood' as never } }),
      'panel-missing',
    ],
  ] as const)('not %s', async (_, document, kind) => {
    const lines = await linesOf(document)
    expect(lines).not.toContain('review.printable')
    expect(lines).toContain(kind)
  })

  it.each([
    [
      'of a picture with too few pixels',
      { width: 40, height: 40, bytes: png(40, 40, [0, 0, 0, 255]) },
      'low-resolution',
    ],
    ['of a picture that is damaged', { width: 450, height: 450, bytes: Uint8Array.of(1, 2, 3) }, 'image-unreadable'],
  ])('not %s', async (_, image, kind) => {
    const lines = await linesOf(team, [], new Map([...images, [crest, image]]))
    expect(lines).toEqual([kind])
  })

  it('not of a picture that is lost', async () => {
    const lines = await linesOf(team, [], new Map([...images].filter(([id]) => id !== crest)))
    expect(lines).toEqual(['image-missing'])
  })

  it('of what breaks but a rule that the shop does not check', async () => {
    const low = changed('shortsNumber', { size: { width: null, height: mm(90) } })
    expect(await linesOf(low, ['frontNumber'])).toEqual(['review.printable'])
    expect(await linesOf(low, ['distance'])).toEqual(['outside-rules'])
  })
})
