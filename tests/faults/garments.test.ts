import { describe, expect, it } from 'vitest'
import {
  createArtwork,
  createState,
  type GarmentPlugin,
  mm,
  type PluginError,
  panelId,
  type Size,
} from '../../engine/index.ts'
import { newPlayer, optionId } from '../../engine/plugin.ts'
import { printPanels } from '../../engine/print/index.ts'
import { applyTemplate, tools } from '../../plugins/index.ts'
import { documentOf, place, resources, textLayer, textTool } from '../support/drawing.ts'
import { soccer } from '../support/openSoccer.ts'
import { canonical, openEngine } from '../support/peers.ts'
import { orderOf } from '../support/printing.ts'

const document = documentOf({
  layers: { team: textLayer('ANGKOR', { place: place({}), size: { width: null, height: mm(40) } }) },
})
const long = { ...document, options: { [optionId('sleeve')]: { value: 'long' } } }
const front = panelId('front')

/** The soccer kit with a mistake. */
const broken = (mistake: Partial<GarmentPlugin>): GarmentPlugin => ({ ...soccer, ...mistake })

function shownOf(garment: GarmentPlugin, shown = document, size: Size = 'M') {
  const errors: PluginError[] = []
  const artwork = createArtwork({
    shown: createState(shown),
    garment,
    tools: [textTool],
    resources: createState(resources),
    onPluginError: error => errors.push(error),
  })
  const view = { version: 'player', player: null, size } as const
  return {
    errors,
    panels: artwork
      .pattern(view)
      .current()
      .panels.map(({ id }) => id),
    sources: artwork
      .panel(front, view)
      .current()
      .groups.map(({ source }) => Object.values(source)[0]),
  }
}

const fail = (what: string) => () => {
  throw new Error(`${what} fell apart.`)
}

describe('a garment that throws', () => {
  it('[P1] while it drafts one cut is shown in its initial cut, and said once', () => {
    const garment = broken({
      pattern: (size, options) =>
        options.sleeve === 'long' ? fail('The long sleeve')() : soccer.pattern(size, options),
    })
    const seen = shownOf(garment, long)
    expect(seen.panels).toContain('sleeveLeft')
    expect(seen.sources).toContain('team')
    expect(seen.errors).toEqual([{ plugin: 'soccer', during: 'pattern', message: 'The long sleeve fell apart.' }])
    expect(shownOf(garment).errors).toEqual([])
  })

  it('[P1] while it drafts anything is shown as no pieces', () => {
    const seen = shownOf(broken({ pattern: fail('The draft') }))
    expect(seen.panels).toEqual([])
    expect(seen.errors).toHaveLength(1)
  })

  it.each(['zones', 'slots'] as const)('[P1] in its %s is shown without them', what => {
    const seen = shownOf(broken({ [what]: fail('It') }))
    expect(seen.panels).toContain('front')
    expect(seen.sources).toContain('team')
    expect(seen.errors).toEqual([{ plugin: 'soccer', during: 'pattern', message: 'It fell apart.' }])
  })

  it.each(['pattern', 'zones', 'slots'] as const)('[P1] in its %s is not printed as something else', async what => {
    const garment = broken({ [what]: fail('It') })
    const player = newPlayer({ name: 'SOK', number: '7' })
    await expect(printPanels(orderOf({ document, garment, tools, player, size: 'M' }))).rejects.toThrow(
      'It fell apart.',
    )
  })

  const [template] = soccer.templates
  it.each([
    ['a template', { templates: [{ ...template, palette: null } as never] }],
    ['the cut of a template', { pattern: fail('The draft') }],
  ])('[P1] in %s keeps its design, and refuses the command', (_, mistake) => {
    const errors: PluginError[] = []
    const engine = openEngine({ garment: broken(mistake), tools, onPluginError: error => errors.push(error) })
    const before = canonical(engine.document.current())
    const outcome = engine.dispatch(applyTemplate.of({ id: 'template', template: template?.id ?? '' }))
    expect(outcome).toEqual({ kind: 'refused', reason: 'plugin-failed' })
    expect(canonical(engine.document.current())).toBe(before)
    expect(errors).toMatchObject([{ plugin: 'templates', during: 'edit' }])
  })
})
