import { describe, expect, it } from 'vitest'
import { wayPalettes } from '../../../../app/studio/kitPictures/ways.ts'
import { garmentOf, kitLook } from '../../../../app/studio/kits/kitLook.ts'
import { assetId } from '../../../../engine/index.ts'

const soccer = garmentOf('SOCCER_KIT')
const textsOf = (look: Parameters<typeof kitLook>[1]) =>
  Object.fromEntries(Object.values(kitLook(soccer, look).layers).map(({ slot, text }) => [slot, text]))

describe('a kit made of a look', () => {
  it('has the words that were typed, in Khmer too', () => {
    expect(textsOf({ template: 'kbach', words: { teamName: ' មេគង្គ ', frontNumber: '7' } })).toMatchObject({
      teamName: 'មេគង្គ',
      frontNumber: '7',
    })
  })

  it('has nothing where an empty word was typed, and the sample where none was', () => {
    const texts = textsOf({ template: 'kbach', words: { teamName: '  ' } })
    expect(texts).not.toHaveProperty('teamName')
    expect(texts).toMatchObject({ frontNumber: '10' })
  })

  it('wears the colours and the crest', () => {
    const crest = assetId('a'.repeat(64))
    const { zones, layers } = kitLook(soccer, { template: 'kbach', palette: wayPalettes.monsoon, crest })
    expect(Object.values(zones)[0]?.paint).toEqual({ type: 'solid', colour: wayPalettes.monsoon.main })
    expect(Object.values(layers).find(({ asset }) => asset === crest)?.slot).toBe('logo')
  })
})
