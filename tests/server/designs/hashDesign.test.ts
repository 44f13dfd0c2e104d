import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DesignDocument, emptyDocument, layerId } from '../../../engine/index.ts'
import { applyTemplate, nameVersion, setName } from '../../../plugins/index.ts'
import { openDesign } from '../../../server/designs/openDesign.ts'
import { canonicalJson, hashDesign } from '../../../server/designs/revisions.ts'
import { soccer } from '../../support/openSoccer.ts'
import { drawKit } from '../../support/server/drawKit.ts'

/** The updates of three concurrent pages, as they were sent. */
function piecesOf(names: readonly string[]): Uint8Array[] {
  return names.flatMap((name, index) => {
    const { engine } = drawKit(1000 + index)
    const before = engine.timeline.moment()
    engine.dispatch(applyTemplate.of({ id: `t${index}`, template: soccer.templates[index]?.id ?? 'kbach' }))
    const between = engine.timeline.moment()
    engine.dispatch(setName.of({ name }))
    const log = engine.timeline.log()
    return [log.update(before), log.update(between)]
  })
}

/** The document that a log shows. */
async function readDocument(source: Parameters<typeof openDesign>[0]) {
  const { engine } = await openDesign(source)
  const document = engine.document.current()
  engine.dispose()
  return document
}

describe('the hash of a revision', () => {
  it('is the same whatever the order in which edits came, and however they were packed', async () => {
    const pieces = piecesOf(['Home', 'Away', 'Third'])
    const hash = hashDesign(await readDocument({ garment: soccer, updates: pieces }), soccer)
    const orders = fc.shuffledSubarray([...pieces.keys()], { minLength: pieces.length })
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (order, packed) => {
        const shuffled = order.flatMap(index => pieces[index] ?? [])
        const { engine } = await openDesign({ garment: soccer, updates: shuffled })
        const updates = packed ? [engine.timeline.log().update()] : shuffled
        expect(hashDesign(await readDocument({ garment: soccer, updates }), soccer)).toBe(hash)
      }),
      { seed: 5, numRuns: 60 },
    )
  })

  it('does not depend on the order of keys', () => {
    const value = fc.jsonValue()
    const turned = (json: unknown): unknown => {
      if (Array.isArray(json)) return json.map(turned)
      if (typeof json !== 'object' || json === null) return json
      return Object.fromEntries(
        Object.entries(json)
          .reverse()
          .map(([key, part]) => [key, turned(part)]),
      )
    }
    fc.assert(
      fc.property(value, json => {
        expect(canonicalJson(turned(json))).toBe(canonicalJson(json))
        expect(JSON.parse(canonicalJson(json))).toEqual(JSON.parse(JSON.stringify(json)))
      }),
      { seed: 6, numRuns: 500 },
    )
  })

  const kit = () => {
    const { engine } = drawKit(7)
    engine.dispatch(applyTemplate.of({ id: 'first', template: 'kbach' }))
    return engine
  }
  const drawn: DesignDocument = kit().document.current()
  const [layer = layerId('none')] = Object.keys(drawn.layers).map(layerId)
  const withLayer = (change: object): DesignDocument =>
    ({ ...drawn, layers: { ...drawn.layers, [layer]: { ...drawn.layers[layer], ...change } } }) as DesignDocument

  const others: Readonly<Record<string, DesignDocument>> = {
    'a word': withLayer({ text: 'Other' }),
    'a face': withLayer({ font: 'anton' }),
    'a picture': withLayer({ asset: 'ab'.repeat(32) }),
    'the name': { ...drawn, design: { ...drawn.design, name: 'Other' } },
    'nothing at all on it': emptyDocument,
  }
  it.each(Object.keys(others))('changes with %s', what => {
    expect(hashDesign(others[what] ?? drawn, soccer)).not.toBe(hashDesign(drawn, soccer))
  })

  it('changes with the version of the garment, and not with a named moment', () => {
    expect(hashDesign(drawn, { ...soccer, version: 2 })).not.toBe(hashDesign(drawn, soccer))
    const engine = kit()
    engine.dispatch(nameVersion.of({ moment: 'm1', name: 'Before the match', vector: [[7, 2]] }))
    expect(Object.keys(engine.document.current().moments)).toHaveLength(1)
    expect(hashDesign(engine.document.current(), soccer)).toBe(hashDesign(drawn, soccer))
  })
})
