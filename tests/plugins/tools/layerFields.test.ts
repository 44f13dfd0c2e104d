import { describe, expect, it } from 'vitest'
import { isMeasure, layerId, layerMeasures, type Measure, setLayer } from '../../../engine/index.ts'
import { layerFields, solid } from '../../../engine/plugin.ts'
import { openSoccer } from '../../support/openSoccer.ts'
import { toolWords } from '../../support/studioWords.ts'

const ofText = toolWords.find(({ namespace }) => namespace === 'tool.text')

const team = { layer: 'team', version: 'player' } as const

function withText() {
  const engine = openSoccer()
  const payload = { layer: 'team', words: 'Naga', slot: 'teamName', paint: solid('#ffffff') }
  engine.dispatch({ type: 'text.add', payload })
  return engine
}

const plain = Object.entries(layerFields).filter((entry): entry is [string, Measure] => isMeasure(entry[1]))
const rows: readonly (readonly [string, Measure])[] = [...plain, ...Object.entries(layerMeasures)]

describe('the table of layer fields', () => {
  it.each(rows)('lets nothing of %s be set that cannot be stored', (_, row) => {
    expect([row.min, row.max, row.initial].every(value => row.valid(value))).toBe(true)
    expect([Number.NaN, Number.POSITIVE_INFINITY, '1', null].some(value => row.valid(value))).toBe(false)
  })

  it.each(plain)('is what a command says yes to: %s', (name, row) => {
    const engine = withText()
    const set = (value: number) => engine.check(setLayer.of({ ...team, fields: { [name]: value } })).kind
    expect([row.min, row.max].map(set)).toEqual(['applied', 'applied'])
    expect([row.min - 0.01, row.max + 0.01, Number.NaN].map(set)).toEqual(['refused', 'refused', 'refused'])
  })

  it.each(plain)('has a word of the text tool for %s in both languages', (_, { label }) => {
    expect(ofText?.en).toHaveProperty([label])
    expect(ofText?.kh).toHaveProperty([label])
  })
})

describe('setting fields of a layer', () => {
  it('makes a text fainter, which can be taken back', () => {
    const engine = withText()
    engine.dispatch(setLayer.of({ ...team, fields: { opacity: 0.4 } }))
    expect(engine.document.current().layers[layerId('team')]?.opacity).toBe(0.4)
    engine.undo()
    expect(engine.document.current().layers[layerId('team')]?.opacity).toBe(1)
  })

  it('is called in the history what it was always called', () => {
    const engine = withText()
    const fields = [
      { text: 'FC' },
      { letterSpacing: 3 },
      { arc: 9 },
      { paint: solid('#000000') },
      { size: { height: 40 } },
      { opacity: 0.5 },
    ]
    for (const each of fields) engine.dispatch(setLayer.of({ ...team, fields: each }))
    const verbs = ['setWords', 'setSpacing', 'setArc', 'setPaint', 'setSize', 'setOpacity']
    const types = engine.history.current().items.map(({ type }) => type)
    expect(types).toEqual(['text.add', ...verbs.map(verb => `text.${verb}`)])
    for (const verb of verbs) expect(ofText?.en.done).toHaveProperty(verb)
  })

  it('refuses fields that the tool of the layer does not offer, and names that are none', () => {
    const engine = withText()
    const fields = ['kind', 'order', 'asset', 'slot', 'glow', '__proto__', 'constructor']
    const payloads = fields.map(name => ({ ...team, fields: Object.fromEntries([[name, 'a']]) }))
    const outcomes = payloads.map(payload => engine.check({ type: setLayer.type, payload }))
    expect(outcomes.map(outcome => outcome.kind)).toEqual(fields.map(() => 'refused'))
    expect(engine.check({ type: setLayer.type, payload: { ...team, fields: {} } }).kind).toBe('refused')
    expect(engine.check({ type: setLayer.type, payload: null }).kind).toBe('refused')
  })
})
