import { describe, expect, it } from 'vitest'
import {
  authorId,
  boundsOfPoints,
  centreOf,
  createArtwork,
  createState,
  heightOf,
  panelId,
  sewingLine,
  widthOf,
} from '../../../engine/index.ts'
import { solid } from '../../../engine/plugin.ts'
import { tools } from '../../../plugins/index.ts'
import { setZonePaint } from '../../../plugins/tools/colour/tool.ts'
import { add } from '../../../plugins/tools/text/commands.ts'
import { resources } from '../../support/drawing.ts'
import { memoryHub } from '../../support/memoryTransport.ts'
import { soccer } from '../../support/openSoccer.ts'
import { openEngine, run } from '../../support/peers.ts'
import { lineOnPanel, onPanel } from '../../support/pieces.ts'
import { readPrinted } from '../../support/printing.ts'
import { farthestApart } from '../../support/readPdf.ts'

const garment = soccer
const options = { garment, tools }
const red = solid('#ff0000')
const paintBase = setZonePaint.of({ zone: 'base', version: 'player', paint: solid('#0000ff') })
const writeTeam = add.of({ layer: 'team', words: 'ភ្នំពេញ', slot: 'teamName', paint: red })
const print = (engine: ReturnType<typeof openEngine>) =>
  readPrinted({ document: engine.document.current(), garment, tools })

describe('from commands to cloth', () => {
  it('prints what was coloured and written, where the stage shows it', async () => {
    const engine = openEngine(options)
    run(engine, paintBase, writeTeam)
    const { pages } = await print(engine)
    const panels = garment.pattern('M', {}).panels
    const front = panels.findIndex(panel => panel.id === 'front')
    const panel = panels[front]
    if (!panel) return expect.unreachable('The garment has lost its front.')
    expect(farthestApart(lineOnPanel(pages[front], 'Sewing line', panel), sewingLine(panel))).toBeLessThan(0.2)

    const artwork = createArtwork({
      ...options,
      shown: engine.shown,
      resources: createState(resources),
      onPluginError: error => expect.unreachable(error.message),
    })
    const shown = artwork.panel(panelId('front'), { version: 'player', player: null, size: 'M' }).current()
    const bounds = shown.groups.at(-1)?.bounds ?? expect.unreachable('The stage shows no text.')
    const lettering = pages[front]?.paths.find(path => path.colour === '1 0 0')
    const printed = boundsOfPoints(onPanel(pages[front], lettering?.lines.flat() ?? [], panel))
    expect(widthOf(printed)).toBeCloseTo(widthOf(bounds), 1)
    expect(heightOf(printed)).toBeCloseTo(heightOf(bounds), 1)
    expect(centreOf(printed)).toEqual(centreOf(bounds).map(value => expect.closeTo(value, 1)))
    expect(pages[front]?.paths.some(path => path.colour === '0 0 1')).toBe(true)
  })

  it('prints a design of two people, without the step that one of them took back', async () => {
    const hub = memoryHub()
    const joined = (name: string) => {
      const engine = openEngine({ ...options, author: authorId(`${name}#0`), name })
      engine.sync.join(hub.transport(name))
      return engine
    }
    const [sokha, dara] = [joined('sokha'), joined('dara')]
    run(sokha, paintBase)
    run(dara, setZonePaint.of({ zone: 'sleeves', version: 'player', paint: red }))
    sokha.undo()
    const colours = async (engine: typeof sokha) =>
      new Set((await print(engine)).pages.flatMap(page => page.paths.map(path => path.colour)))
    expect((await colours(dara)).has('0 0 1')).toBe(false)
    expect((await colours(dara)).has('1 0 0')).toBe(true)
    expect(await colours(sokha)).toEqual(await colours(dara))
  })
})
