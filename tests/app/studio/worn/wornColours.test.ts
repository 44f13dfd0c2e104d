import { describe, expect, it } from 'vitest'
import { wornColours } from '../../../../app/studio/worn/wornColours.ts'
import { layerId, type PanelArtwork, panelId } from '../../../../engine/index.ts'

const covered = (colour: string, side: number) => ({
  source: { layer: layerId('stripe') },
  bounds: { left: 0, top: 0, right: side, bottom: side },
  items: [{ kind: 'path', path: [], fill: { type: 'solid', colour }, stroke: null, opacity: 1 }] as const,
})
const panel = (...groups: readonly ReturnType<typeof covered>[]): PanelArtwork => ({ panel: panelId('front'), groups })

describe('the colours of what is worn with a kit', () => {
  it('are the two that cover most of it', () => {
    expect(
      wornColours([panel(covered('#00aa00', 100), covered('#ffffff', 20)), panel(covered('#112233', 60))]),
    ).toEqual({
      main: '#00aa00',
      second: '#112233',
    })
  })

  it('are plain and can be told apart where the kit has only one, or none', () => {
    const white = wornColours([panel(covered('#e8e9ec', 100))])
    expect(white.main).not.toBe(white.second)
    const none = wornColours([])
    expect(none.main).not.toBe(none.second)
  })
})
