import { describe, expect, it } from 'vitest'
import { colourwayPalettes } from '../../../../app/studio/kitImages/colourways.ts'
import { kitDocument } from '../../../../app/studio/kits/kitDocument.ts'
import { assetId } from '../../../../engine/index.ts'
import { soccer } from '../../../support/openSoccer.ts'

const textsOf = (options: Parameters<typeof kitDocument>[1]) =>
  Object.fromEntries(Object.values(kitDocument(soccer, options).layers).map(({ slot, text }) => [slot, text]))

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

  it('is named after its team', () => {
    const nameOf = (teamName: string) => kitDocument(soccer, { template: 'kbach', words: { teamName } }).design.name
    expect(nameOf(' មេគង្គ ')).toBe('មេគង្គ')
    expect(nameOf(' ')).toBe('')
  })

  it('wears the colours and the crest', () => {
    const crest = assetId('a'.repeat(64))
    const { zones, layers } = kitDocument(soccer, { template: 'kbach', palette: colourwayPalettes.monsoon, crest })
    expect(Object.values(zones)[0]?.paint).toEqual({ type: 'solid', colour: colourwayPalettes.monsoon.main })
    expect(Object.values(layers).find(({ asset }) => asset === crest)?.slot).toBe('logo')
  })
})
