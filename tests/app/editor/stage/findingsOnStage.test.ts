import { expect, it } from 'vitest'
import { findingsOnStage } from '../../../../app/editor/stage/overlay/findingsOnStage.ts'
import { inkFindings } from '../../../../engine/areas.ts'
import { type ArtworkView, baseSize, createArtwork, createState, layerId, mm } from '../../../../engine/index.ts'
import { setLayer, solid } from '../../../../engine/plugin.ts'
import { tools } from '../../../../plugins/index.ts'
import { resources } from '../../../support/drawing.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

it('[A23] says at once that a text was laid over the number, and no more when it is gone', () => {
  const engine = openSoccer()
  const paint = solid('#ffffff')
  const artwork = createArtwork({
    shown: engine.shown,
    garment: soccer,
    tools,
    resources: createState(resources),
    onPluginError: ({ message }) => expect.unreachable(message),
  })
  const view = createState<ArtworkView>({ version: 'player', player: null, size: baseSize })
  const found = () => findingsOnStage({ engine, artwork, garment: soccer, view }, { inkFindings })
  engine.dispatch({ type: 'number.add', payload: { layer: 'number', slot: 'frontNumber', digits: '10', paint } })
  engine.dispatch({ type: 'text.add', payload: { layer: 'team', slot: 'teamName', words: 'ANGKOR', paint } })
  expect(found()).toEqual([])
  const place = engine.document.current().layers[layerId('team')]?.place ?? expect.unreachable()
  const fields = { place: { ...place, y: mm(158) } }
  engine.dispatch(setLayer.of({ layer: 'team', version: 'player', fields }))
  expect(found()).toEqual([{ kind: 'layers-overlap', layer: 'team', other: 'number' }])
  engine.dispatch({ type: 'text.remove', payload: { layer: 'team', version: 'player' } })
  expect(found()).toEqual([])
})
