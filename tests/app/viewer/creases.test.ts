import { describe, expect, it, vi } from 'vitest'
import { type CreaseMap, creaseMapOf } from '../../../app/viewer/creases/creaseMap.ts'
import { createCreaseMaker, createCreaseTexture, type WorkerLike } from '../../../app/viewer/creases/creaseTextures.ts'
import { type PanelBox, textureAt } from '../../../app/viewer/panelBox.ts'
import { baseSize, type Panel } from '../../../engine/index.ts'
import { textureBox } from '../../../engine/tailor/index.ts'
import { garments } from '../../../plugins/index.ts'

const [kit] = garments
const panels = kit?.pattern(baseSize, {}).panels ?? []
function panelNamed(id: string): Panel {
  const panel = panels.find(one => one.id === id)
  if (!panel) throw new Error(`The kit has no panel "${id}".`)
  return panel
}

/** Slopes across and down, openness and tape at a place in panel mm. */
function readAt({ width, height, bytes }: CreaseMap, box: PanelBox, x: number, y: number) {
  const [u, v] = textureAt(box, [x, y])
  const at = (Math.round(v * height) * width + Math.round(u * width)) * 4
  const slope = (byte = 127.5) => byte / 127.5 - 1
  return {
    across: slope(bytes[at]),
    down: slope(bytes[at + 1]),
    open: (bytes[at + 2] ?? 255) / 255,
    tape: bytes[at + 3] ?? 0,
  }
}

describe('the creases of a panel', () => {
  it('are the same bytes for the same panel, and others for another', () => {
    const [front, back] = [panelNamed('front'), panelNamed('back')]
    // Compared whole: to look at a million numbers one after the other takes ten seconds.
    const bytesOf = (panel: Panel) => Buffer.from(creaseMapOf(panel, textureBox(panel), 'M').bytes)
    expect(bytesOf(front).equals(bytesOf(front))).toBe(true)
    expect(bytesOf(back).equals(bytesOf(front))).toBe(false)
  })

  it('leave the middle of a front smooth, where numbers are printed', () => {
    const front = panelNamed('front')
    const box = textureBox(front)
    const map = creaseMapOf(front, box, 'M')
    for (let y = 150; y <= 400; y += 10) {
      for (let x = -80; x <= 80; x += 10) {
        const { across, down } = readAt(map, box, x, y)
        expect(Math.hypot(across, down), `${x}, ${y}`).toBeLessThan(0.12)
      }
    }
  })

  it('fold the cloth below the armpits and down the legs, and never alike in two sizes', () => {
    const steepest = (id: string, [left, top, right, bottom]: readonly number[], pattern = panels) => {
      const panel = pattern.find(one => one.id === id)
      if (!panel || left === undefined || top === undefined) throw new Error(`The kit has no panel "${id}".`)
      const map = creaseMapOf(panel, textureBox(panel), 'M')
      const slopes: number[] = []
      for (let y = top; y <= (bottom ?? top); y += 4) {
        for (let x = left; x <= (right ?? left); x += 4) {
          const { across, down } = readAt(map, textureBox(panel), x, y)
          slopes.push(Math.hypot(across, down))
        }
      }
      return Math.max(...slopes)
    }
    expect(steepest('front', [180, 250, 230, 330])).toBeGreaterThan(0.25)
    expect(steepest('legLeft', [-100, 150, 100, 350])).toBeGreaterThan(0.25)
    const larger = kit?.pattern('XL', {}).panels ?? []
    expect(steepest('front', [180, 250, 230, 330], larger)).not.toBe(steepest('front', [180, 250, 230, 330]))
  })

  it('close the light at the seams and leave it open in the middle', () => {
    const front = panelNamed('front')
    const box = textureBox(front)
    const map = creaseMapOf(front, box, 'M')
    const side = front.edges.find(({ name }) => /side/i.test(name))
    const [x = 0, y = 0] = side?.points[Math.floor((side?.points.length ?? 0) / 2)] ?? []
    expect(readAt(map, box, x, y).open).toBeLessThan(0.75)
    expect(readAt(map, box, 0, 300).open).toBe(1)
  })

  it('show a tape inside the neck of the back alone', () => {
    const taped = panels.filter(panel => {
      const { bytes } = creaseMapOf(panel, textureBox(panel), 'M')
      return bytes.some((byte, at) => at % 4 === 3 && byte > 0)
    })
    expect(taped.map(({ id }) => id)).toEqual(['back'])
  })

  it('weave the size into a white label there, which is read from inside', () => {
    const back = panelNamed('back')
    const box = textureBox(back)
    const [x, y] = back.anchors.centreNeck ?? [0, 0]
    const map = creaseMapOf(back, box, 'L')
    const inked = (aside: number, down: number) => readAt(map, box, x + aside, y + 8 + down).tape < 200
    // The foot of an L stands to the right of its stem: seen from inside, at smaller x.
    expect(inked(3.2, 8)).toBe(true)
    expect(inked(-3.2, 8)).toBe(false)
    expect(inked(-3.2, 17.5)).toBe(true)
    expect(inked(16, 3)).toBe(false)
  })
})

/** A worker whose file did not load. */
const brokenWorker: WorkerLike = {
  onmessage: null,
  onerror: null,
  postMessage() {
    this.onerror?.(new ErrorEvent('error'))
  },
  terminate: () => {},
}

describe('the crease texture', () => {
  const front = panelNamed('front')
  const box = textureBox(front)
  const map = (side: number): CreaseMap => ({ width: side, height: side, bytes: new Uint8Array(side * side * 4) })

  it('is flat until the creases come, and shows those of the last panel only', async () => {
    const responses: ((made: CreaseMap | null) => void)[] = []
    const creases = createCreaseTexture(box, () => new Promise(resolve => void responses.push(resolve)))
    creases.show(front, 'M')
    expect(creases.texture.image.width).toBe(1)
    creases.show(panelNamed('back'), 'M')
    responses[1]?.(map(4))
    responses[0]?.(map(8))
    await creases.made()
    expect(creases.texture.image.width).toBe(4)
  })

  it('starts no worker for a stage that is gone', async () => {
    const start = vi.fn(() => brokenWorker)
    const maker = createCreaseMaker(start)
    maker.dispose()
    expect(await maker.make(front, box, 'M')).toBeNull()
    expect(start).not.toHaveBeenCalled()
  })

  it('stays flat when the worker cannot be started', async () => {
    const maker = createCreaseMaker(() => brokenWorker)
    const creases = createCreaseTexture(box, maker.make)
    creases.show(front, 'M')
    await creases.made()
    expect(creases.texture.image.width).toBe(1)
  })
})
