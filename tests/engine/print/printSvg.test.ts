import { describe, expect, it } from 'vitest'
import { assetId, mm, type ToolPlugin } from '../../../engine/index.ts'
import { newLayer, solid } from '../../../engine/plugin.ts'
import { printSvg } from '../../../engine/print/index.ts'
import { documentOf, place, textLayer, textTool } from '../../support/drawing.ts'
import { png } from '../../support/png.ts'
import { orderOf, readPrinted } from '../../support/printing.ts'

const asset = assetId('c0ffee')
const imageTool: ToolPlugin = {
  ...textTool,
  id: 'image',
  layerKinds: ['image'],
  draw: () => [{ kind: 'image', asset, matrix: [100, 0, 0, 50, 0, 0], opacity: 1 }],
}

async function pieces(changes: Parameters<typeof orderOf>[0]) {
  const outcome = await printSvg(orderOf(changes))
  return outcome.kind === 'printed' ? outcome.pieces : expect.unreachable(JSON.stringify(outcome))
}

describe('the pieces as SVG', async () => {
  const document = documentOf({ layers: { name: textLayer('ភ្នំពេញ', { paint: solid('#ff0000') }) } })
  const [front] = await pieces({ document })

  it('are as large as the pages of the PDF, in millimetres', async () => {
    const { pages } = await readPrinted({ document })
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(front?.svg ?? '') ?? []
    expect(Number(width)).toBeCloseTo(pages[0]?.width ?? 0, 2)
    expect(Number(height)).toBeCloseTo(pages[0]?.height ?? 0, 2)
  })

  it('have the layers of the PDF as groups', () => {
    const ids = Array.from(front?.svg.matchAll(/<g id="([^"]+)">/g) ?? [], match => match[1])
    expect(ids).toEqual([
      'Artwork',
      'Registration',
      'Control-square',
      'Cut-line',
      'Sewing-line',
      'Notches',
      'Grain',
      'Label',
    ])
  })

  it('have outlines for lettering', () => {
    expect(front?.svg).not.toContain('<text')
    expect(front?.svg).toContain('fill="#ff0000"')
  })
})

it('carries its images inside', async () => {
  const layers = { crest: newLayer({ kind: 'image', asset, place: place({}), size: { width: null, height: mm(50) } }) }
  const bytes = png(2, 2, [1, 2, 3, 255])
  const [front] = await pieces({
    document: documentOf({ layers }),
    tools: [imageTool],
    readImage: async () => bytes,
  })
  expect(front?.svg).toContain(`href="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"`)
})

it('is refused for the same reasons as the PDF', async () => {
  const document = documentOf({ layers: { name: textLayer('😀') } })
  expect(await printSvg(orderOf({ document }))).toMatchObject({ kind: 'refused' })
})
