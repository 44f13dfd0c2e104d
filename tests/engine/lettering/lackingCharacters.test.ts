import { expect, it } from 'vitest'
import { fontId } from '../../../engine/document/ids.ts'
import { lackingCharacters } from '../../../engine/lettering/lackingCharacters.ts'
import type { Shaper } from '../../../engine/lettering/shaper.ts'
import { shaperFor, shipped } from '../../support/faces.ts'

const font = fontId('squada-one')
const text = 'Łódź 😀 გია דוד علي'

it('names the letters that no face has: emoji, and scripts without a face', async () => {
  const found = lackingCharacters(await shaperFor([{ font, text }]), font, text)
  expect(found).toEqual({ characters: Array.from('😀გია'), family: null })
})

it('has nothing to say of a name that can be printed', async () => {
  expect(lackingCharacters(await shaperFor([{ font, text: 'Łódź' }]), font, 'Łódź')).toBeNull()
})

it('does not call what waits for its stand-in lacking, offline too', async () => {
  expect(lackingCharacters(await shipped('squada-one'), font, 'Łukasz 李')).toBeNull()
})

it('names a face that is here and has the letters, though it is no stand-in', async () => {
  const real = await shipped('squada-one', 'fira-sans-extra-condensed', 'koulen')
  const shaper: Shaper = {
    ...real,
    shape(shaping) {
      const shaped = real.shape(shaping)
      return shaping.font === fontId('koulen') ? { ...shaped, missing: [] } : shaped
    },
  }
  expect(lackingCharacters(shaper, font, 'A \u{1f600}')).toEqual({ characters: ['\u{1f600}'], family: 'Koulen' })
})
