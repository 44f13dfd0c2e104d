import { expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { wornBy } from '../../../../app/screens/selfEntry/enteredPlayer.ts'
import { anotherSecret, ownSecret, readSecret } from '../../../../app/screens/selfEntry/entrySecrets.ts'
import { asDesigned, emptyDocument } from '../../../../engine/index.ts'

it('puts on the shirt what is typed, in the size that is chosen', () => {
  expect(wornBy(emptyDocument, null)).toEqual({ document: emptyDocument, view: asDesigned })
  expect(wornBy(emptyDocument, { size: 'L' }).view).toEqual(asDesigned)
  const { document, view } = wornBy(emptyDocument, { name: 'សុខា', number: '7', size: 'XXL', sleeve: 'long' })
  expect(Object.values(document.players)).toMatchObject([{ name: 'សុខា', number: '7', size: 'XXL', sleeve: 'long' }])
  expect(view).toMatchObject({ version: 'player', player: 'me', size: 'XXL' })
})

it('remembers this browser until another player is entered, and reads no other fragment', () => {
  const kept = new Map<string, string>()
  const memory = deviceMemory(() => ({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
  const own = ownSecret(memory)
  expect(ownSecret(memory)).toBe(own)
  expect(anotherSecret(memory)).not.toBe(own)
  expect(ownSecret(memory)).not.toBe(own)
  memory.write('kitloom-own-reply', 'short')
  expect(ownSecret(memory)).toMatch(/^[\w-]{36}$/)
  expect(readSecret(`#${own}`)).toBe(own)
  expect([readSecret(''), readSecret('#short'), readSecret('#<script>')]).toEqual([null, null, null])
})
