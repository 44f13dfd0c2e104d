import { describe, expect, it } from 'vitest'
import { createArtwork, createState, type DesignDocument, layerId, mm, panelId } from '../../../engine/index.ts'
import { optionId, solid, zoneKey } from '../../../engine/plugin.ts'
import { printPanels } from '../../../engine/print/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../../support/drawing.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'
import { orderOf } from '../../support/printing.ts'

const lettered = documentOf({
  zones: { shorts: solid('#112233') },
  layers: {
    leg: textLayer('10', {
      slot: 'shortsNumber',
      place: place({ panel: 'legLeft', anchor: 'frontHem', y: -40 }),
      size: { width: null, height: mm(110) },
    }),
  },
})
const cutTo = (shorts: string): DesignDocument => ({
  ...lettered,
  options: { [optionId('shorts')]: { value: shorts } },
})
const print = (document: DesignDocument) => printPanels(orderOf({ document, garment: soccer, size: 'M' }))
const lost = { kind: 'panel-missing', layer: layerId('leg'), panel: panelId('legLeft') }

describe('a kit whose shorts are taken off', () => {
  const shown = createState(cutTo('with'))
  const artwork = createArtwork({
    shown,
    garment: soccer,
    tools: [textTool],
    resources: createState(resources),
    onPluginError: error => expect.unreachable(error.message),
  })
  const view = { version: 'player', player: null, size: 'M' } as const
  const leg = artwork.panel(panelId('legLeft'), view)
  const sources = () => leg.current().groups.map(({ source }) => Object.values(source)[0])

  it('shows nothing of them, and all of it when they come back', () => {
    expect(sources()).toEqual(['shorts', 'leg'])
    shown.set(cutTo('without'))
    expect(sources()).toEqual([])
    expect(
      artwork
        .pattern(view)
        .current()
        .panels.map(({ id }) => id),
    ).not.toContain('legLeft')
    shown.set(cutTo('with'))
    expect(sources()).toEqual(['shorts', 'leg'])
  })

  it('is printed without them, and says which layer is left out', async () => {
    expect(await print(cutTo('without'))).toMatchObject({ kind: 'printed', warnings: [lost] })
    expect(await print(cutTo('with'))).toMatchObject({ kind: 'printed', warnings: [] })
  })

  it('has no slots on them', () => {
    const slotsOf = (shorts: string) => soccer.slots(soccer.pattern('M', { shorts })).map(({ id }) => id)
    expect(slotsOf('without').filter(id => id.startsWith('shorts'))).toEqual([])
    expect(slotsOf('with').filter(id => id.startsWith('shorts'))).toEqual(['shortsNumber', 'shortsLogo'])
  })
})

it('options that no panel has show the initial cut, and are kept', async () => {
  const document: DesignDocument = {
    ...cutTo('kilt'),
    options: { [optionId('shorts')]: { value: 'kilt' }, [optionId('hood')]: { value: 'with' } },
  }
  const outcome = await print(document)
  expect(outcome).toMatchObject({ kind: 'printed', warnings: [] })
  expect(document.options[optionId('shorts')]?.value).toBe('kilt')
})

it('refuses to paint what the cut lacks, in a reason the app has words for', () => {
  const engine = openSoccer()
  const payload = { zone: 'cuffPiping', version: 'player', paint: solid('#ffffff') }
  expect(engine.dispatch({ type: 'colour.setZonePaint', payload })).toEqual({ kind: 'refused', reason: 'zone-missing' })
  expect(engine.document.current().zones[zoneKey('cuffPiping')]).toBeUndefined()
})
