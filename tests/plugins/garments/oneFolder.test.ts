import { expect, it } from 'vitest'
import { authorId, createEngine, meshPattern, templateNames, valuesOfChoice } from '../../../engine/index.ts'
import { newPlayer } from '../../../engine/plugin.ts'
import { printSvg } from '../../../engine/print/index.ts'
import { bakeGarment, bakeSettings } from '../../../engine/tailor/index.ts'
import { applyTemplate, tools } from '../../../plugins/index.ts'
import { asOffered, sorted } from '../../../plugins/tools/players/playerPayload.ts'
import { bib } from '../../support/bib/garment.ts'
import { soccer } from '../../support/openSoccer.ts'
import { orderOf } from '../../support/printing.ts'

// Whatever has to know a garment learns it from the plugin: the engine, the tools, names, printing and baking.

it('is designed from its folder alone', () => {
  let clock = 0
  const engine = createEngine({
    garment: bib,
    tools,
    author: authorId('ann#0'),
    name: 'Ann',
    newClient: () => 7,
    now: () => clock++,
    onPluginError: error => expect.unreachable(error.message),
  })
  expect(engine.dispatch(applyTemplate.of({ id: 'template', template: 'plain' })).kind).toBe('applied')
  expect(templateNames(bib, 'plain')).toEqual({ en: 'Plain', kh: 'ធម្មតា' })
})

it('has its players in the one size in which it is made', () => {
  const player = { ...newPlayer({ name: 'SOK', number: '7', size: 'XL' }), goalkeeper: false }
  const choice = { kind: 'size', field: 'underSize', column: 'underSize', heads: [], parts: [] } as const
  expect(asOffered(player, bib).size).toBe('M')
  expect(asOffered(player, soccer).size).toBe('XL')
  expect(sorted({ size: 'XL' }, bib)).toBe('size-not-made')
  expect(sorted({ size: 'M' }, bib)).toMatchObject({ fields: { size: 'M' } })
  expect(valuesOfChoice(bib, choice)).toEqual(['M'])
})

it('is printed from its folder alone', async () => {
  const player = newPlayer({ name: 'SOK', number: '7', size: 'XL' }, { shortsSize: 'XS' })
  const outcome = await printSvg(orderOf({ garment: bib, tools, player, size: 'XL' }))
  if (outcome.kind === 'refused') return expect.unreachable(JSON.stringify(outcome.obstacles))
  expect(outcome.pieces.map(({ panel }) => panel)).toEqual(['front', 'back'])
  const [, width] = /width="([\d.]+)mm"/.exec(outcome.pieces[0]?.svg ?? '') ?? []
  // Twice 260 mm of XL, and the cut, its bleed and the margin on both sides.
  expect(Number(width)).toBeGreaterThan(540)
})

it('is baked from its folder alone', async () => {
  const [mesh] = bib.meshes
  if (!mesh) throw new Error('The bib has no mesh.')
  const settings = bakeSettings(mesh)
  const { dressing, moving, resting } = settings.phases
  const { record } = await bakeGarment({
    file: mesh.file,
    pattern: meshPattern(bib, mesh),
    settings: {
      ...settings,
      spacing: 60,
      bodySpacing: 0.03,
      substeps: 4,
      subdivide: false,
      phases: {
        dressing: { ...dressing, seconds: 0.1 },
        moving: { ...moving, armAngles: [] },
        resting: { ...resting, seconds: 0.1 },
      },
    },
    underneath: [],
    now: () => 0,
  })
  expect(record.triangles).toBeGreaterThan(100)
}, 60_000)
