import { expect, it } from 'vitest'
import { bakeSettings, type FitInput, fitSound } from '../../../engine/tailor/index.ts'

const sound = { stretch99: 1.1, crossings: 0, asymmetry: 1, speedAtRest: 0.003, verticesInside: 0 }
const folded = { ...sound, crossings: 156 }

/** Fits with these crossings, first with still arms and then with lifted ones. */
async function fitWith(hangsFrom: 'shoulders' | 'waist', still: typeof sound, lifted: typeof sound) {
  const tried: boolean[] = []
  const input = { settings: bakeSettings({ hangsFrom }) } as FitInput
  const { record } = await fitSound(input, async ({ liftsArms = false }) => {
    tried.push(liftsArms)
    return { record: (liftsArms ? lifted : still) as never }
  })
  return { record, tried }
}

it('leaves a fit that passes every gate as it hangs', async () => {
  expect(await fitWith('shoulders', sound, folded)).toEqual({ record: sound, tried: [false] })
})

it('lifts the arms where cloth is caught in the armpits', async () => {
  expect(await fitWith('shoulders', folded, sound)).toEqual({ record: sound, tried: [false, true] })
})

it('keeps the still one where lifting the arms helps nothing', async () => {
  expect(await fitWith('shoulders', folded, { ...folded, asymmetry: 30 })).toMatchObject({ record: folded })
})

it('tries what hangs from the waist once', async () => {
  expect(await fitWith('waist', folded, sound)).toEqual({ record: folded, tried: [false] })
})
