import { describe, expect, it } from 'vitest'
import { type Panel, sizes } from '../../../engine/index.ts'
import { hoodie } from '../../../plugins/garments/hoodie/garment.ts'

const cutOut = ({ panels }: { readonly panels: readonly Panel[] }) => panels.map(({ placement: _, ...piece }) => piece)

const panelOf = (id: string, options = {}) =>
  hoodie.pattern('M', options).panels.find(panel => panel.id === id) ?? expect.unreachable()

const pointsOf = ({ edges }: Panel) =>
  edges.flatMap(({ points }) => points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`))

describe('the hood', () => {
  it.each(sizes)('is cut and printed the same, up or down, in %s', size => {
    const [up, down] = ['up', 'down'].map(hood => hoodie.pattern(size, { hood }))
    expect(cutOut(down ?? expect.unreachable())).toEqual(cutOut(up ?? expect.unreachable()))
    expect(down?.seams).toEqual(up?.seams)
    expect(JSON.stringify(down && hoodie.zones(down))).toBe(JSON.stringify(up && hoodie.zones(up)))
  })

  it('lies down where that is chosen, and is pulled up else', () => {
    expect(panelOf('hoodLeft', { hood: 'down' }).placement).toMatchObject({ kind: 'hood', lies: 'down' })
    expect(panelOf('hoodLeft').placement).not.toHaveProperty('lies')
    expect(panelOf('hoodLeft', { hood: 'sideways' }).placement).not.toHaveProperty('lies')
  })

  it.each(['Left', 'Right'])('has a lining on its inside that is the mirror image: %s', side => {
    const [hood, lining] = [panelOf(`hood${side}`), panelOf(`lining${side}`)]
    expect(lining.placement).toEqual({ kind: 'lining', behind: hood.id })
    const mirrored = hood.edges.flatMap(({ points }) => points.map(([x, y]) => `${(0 - x).toFixed(3)} ${y.toFixed(3)}`))
    expect(new Set(pointsOf(lining).map(text => text.replace(/^-0\.000/, '0.000')))).toEqual(
      new Set(mirrored.map(text => text.replace(/^-0\.000/, '0.000'))),
    )
    expect(lining.edges.some(({ turned }) => turned)).toBe(false)
  })

  it('has a colour of its own inside, which paints the lining alone', () => {
    const inside = hoodie.zones(hoodie.pattern('M', {})).find(({ key }) => key === 'hoodInside')
    expect(inside?.regions.map(({ panel }) => panel).toSorted()).toEqual(['liningLeft', 'liningRight'])
  })
})
