import { describe, expect, it } from 'vitest'
import { openDraft } from '../../engine/commands/openDraft.ts'
import { emptyDocument } from '../../engine/index.ts'
import { newLayer } from '../../engine/plugin.ts'
import { openImmerDraft } from '../support/immerDraft.ts'
import { draftContract } from './draftContract.ts'

describe('our draft', () => {
  draftContract(openDraft)

  it('[C10] leaves what it was given as it is', () => {
    const given = newLayer({ text: 'A' })
    const { draft, finish } = openDraft(emptyDocument, () => undefined)
    draft.layers['a' as never] = given
    Object.assign(draft.layers['a' as never] ?? {}, { text: 'B' })
    expect(given.text).toBe('A')
    expect(finish().layers).toEqual({ a: { ...given, text: 'B' } })
  })

  it('[C10] takes no name that is none', () => {
    const { draft } = openDraft(emptyDocument, () => undefined)
    expect(Reflect.set(draft.layers, '__proto__', newLayer({}))).toBe(false)
    expect(Reflect.set(draft.layers, Symbol('a'), newLayer({}))).toBe(false)
    expect(Object.getPrototypeOf(draft.layers)).toBe(Object.prototype)
  })
})

describe('a draft of immer, which recipes are written like', () => {
  draftContract(openImmerDraft)
})
