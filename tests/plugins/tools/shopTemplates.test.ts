import { describe, expect, it } from 'vitest'
import { authorId, layerId, writeCheckpoint } from '../../../engine/index.ts'
import { solid, zoneKey } from '../../../engine/plugin.ts'
import { setName, tools } from '../../../plugins/index.ts'
import { setZonePaint } from '../../../plugins/tools/colour/tool.ts'
import { applyShopTemplate } from '../../../plugins/tools/templates/shopTemplate.ts'
import { applyTemplate } from '../../../plugins/tools/templates/tool.ts'
import { soccer } from '../../support/openSoccer.ts'
import { openEngine, run } from '../../support/peers.ts'

const open = (name: string) => openEngine({ garment: soccer, tools, author: authorId(`${name}#0`), name })
const names = { kh: 'ហាង', en: 'House' }
const other = soccer.templates[1]?.id ?? ''

/** A design of the shop: a template with a cloth and a keeper of its own. */
function published() {
  const shop = open('shop')
  run(
    shop,
    applyTemplate.of({ id: 'shop', template: other }),
    setZonePaint.of({ zone: 'base', version: 'player', paint: solid('#123456') }),
    setZonePaint.of({ zone: 'base', version: 'goalkeeper', paint: solid('#abcdef') }),
  )
  return shop.document.current()
}

const put = (id: string, more: object = {}) =>
  applyShopTemplate.of({ id, template: 'one', names, document: writeCheckpoint(published()), ...more })

describe('putting on a template of the shop', () => {
  it('dresses both versions as the shop published it, with layers of its own', () => {
    const engine = open('sokha')
    run(engine, applyTemplate.of({ id: 'mine', template: soccer.templates[0]?.id ?? '' }), put('x'))
    const { zones, goalkeeper, layers } = engine.document.current()
    const shop = published()
    expect(zones).toMatchObject(shop.zones)
    expect(goalkeeper.zones[zoneKey('base')]?.paint).toEqual(solid('#abcdef'))
    expect(Object.keys(layers).every(id => id.startsWith('x:'))).toBe(true)
    expect(Object.keys(layers)).toHaveLength(Object.keys(shop.layers).length)
    expect(Object.keys(goalkeeper.layers).every(id => layers[layerId(id)])).toBe(true)
  })

  it('is one step with the names of the template, and one undo brings the old design back', () => {
    const engine = open('sokha')
    run(engine, applyTemplate.of({ id: 'mine', template: soccer.templates[0]?.id ?? '' }))
    const before = engine.document.current()
    run(engine, put('x'))
    expect(engine.history.current().items.at(-1)?.note).toEqual({ template: 'one', names })
    engine.undo()
    expect(engine.document.current()).toEqual(before)
  })

  it('keeps what is written in slots, and the name of the design', () => {
    const engine = open('sokha')
    const slot =
      Object.values(published().layers).find(layer => layer.slot !== null && layer.kind === 'text')?.slot ?? ''
    expect(slot).not.toBe('')
    run(engine, setName.of({ name: 'Home' }), put('x', { words: { [slot]: 'Riverside' } }))
    expect(Object.values(engine.document.current().layers).find(layer => layer.slot === slot)?.text).toBe('Riverside')
    expect(engine.document.current().design.name).toBe('Home')
  })

  it('is refused when it cannot be read, and when its layers are there already', () => {
    const engine = open('sokha')
    expect(engine.dispatch(put('x', { document: 'no checkpoint' }))).toMatchObject({ reason: 'template-missing' })
    expect(engine.dispatch(put('no spaces allowed'))).toMatchObject({ reason: 'invalid-payload' })
    run(engine, put('x'))
    expect(engine.dispatch(put('x'))).toMatchObject({ reason: 'layer-exists' })
  })
})
