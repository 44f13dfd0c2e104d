import { describe, expect, it } from 'vitest'
import {
  artworkToSvg,
  assetId,
  composePanel,
  mm,
  outlinePath,
  type PanelArtwork,
  panelId,
  sheetToSvg,
} from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { documentOf, resources, textLayer, textTool } from '../../support/drawing.ts'
import { drawnGarment } from '../../support/drawnGarment.ts'

const pattern = drawnGarment.pattern('M', {})
const stops = [
  { at: 0, colour: '#c2182b' },
  { at: 1, colour: '#111111' },
]
const document = documentOf({
  zones: { base: { type: 'linear', angle: 180, stops }, band: { type: 'radial', stops } },
  layers: { name: textLayer('ភ្នំពេញ', { outlines: [{ colour: '#ffffff', width: mm(2) }] }) },
})
const artworks = pattern.panels.map(panel =>
  composePanel({
    document,
    garment: drawnGarment,
    tools: [textTool],
    panel: panel.id,
    version: 'player',
    player: null,
    size: 'M',
    resources,
    onPluginError: error => expect.unreachable(error.message),
  }),
)
const [front] = pattern.panels
const clip = front ? outlinePath(front) : []

describe('one panel as SVG', () => {
  const svg = artworkToSvg(artworks[0] ?? { panel: panelId('front'), groups: [] }, { clip, images: () => null })

  it('is as large as the panel, in millimetres', () => {
    expect(svg).toMatch(/^<svg [^>]*width="520mm" height="720mm" viewBox="-260 0 520 720">/)
  })

  it('names the record behind every group', () => {
    expect(Array.from(svg.matchAll(/data-record="([^"]+)"/g), match => match[1])).toEqual([
      'zone:base',
      'zone:band',
      'layer:name',
    ])
  })

  it('places gradients in millimetres and points at every one of them', () => {
    expect(svg).toContain(
      '<linearGradient id="front-0-0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="720">',
    )
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`)
  })
})

it('a sheet shows all pieces without mixing up their names', () => {
  const svg = sheetToSvg(pattern, artworks, () => null)
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), match => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(svg.match(/data-panel="/g)).toHaveLength(2)
})

it('shows images whose bytes are there and escapes what people typed', () => {
  const asset = assetId('ab')
  const image: PanelArtwork = {
    panel: panelId('front"><script>'),
    groups: [
      {
        source: { zone: zoneKey('base') },
        bounds: { left: 0, top: 0, right: 10, bottom: 10 },
        items: [
          { kind: 'image', asset, matrix: [10, 0, 0, 10, 0, 0], opacity: 0.5 },
          { kind: 'path', path: clip, fill: solid('#000000'), stroke: null, opacity: 1 },
        ],
      },
    ],
  }
  const shown = artworkToSvg(image, { clip, images: () => 'data:image/png;base64,AA==' })
  expect(shown).toContain('<image width="1" height="1" preserveAspectRatio="none" transform="matrix(10 0 0 10 0 0)"')
  expect(shown).not.toContain('<script>')
  expect(artworkToSvg(image, { clip, images: () => null })).not.toContain('<image')
})
