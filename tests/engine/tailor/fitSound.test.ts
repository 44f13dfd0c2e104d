import { expect, it } from 'vitest'
import { bakeSettings, type FitInput, fitSound } from '../../../engine/tailor/index.ts'

const sound = { stretch99: 1.1, crossings: 0, asymmetry: 1, speedAtRest: 0.003, verticesInside: 0 }
const folded = { ...sound, crossings: 156 }

/** Fits as they come out with still arms, with lifted ones, and on a figure with rounder armpits in both ways. */
async function fitWith(hangsFrom: 'shoulders' | 'waist' | 'head', ...outcomes: readonly (typeof sound)[]) {
  const tried: string[] = []
  const input = { settings: bakeSettings({ hangsFrom }) } as FitInput
  const { record } = await fitSound(input, async ({ liftsArms = false, armpits, settlesHeavy = false }) => {
    const record = outcomes[tried.length] ?? expect.unreachable()
    tried.push([liftsArms ? 'lifted' : settlesHeavy ? 'heavy' : 'still', ...(armpits ? [armpits] : [])].join(' '))
    return { record: record as never }
  })
  return { record, tried }
}

it('leaves a fit that passes every gate as it hangs', async () => {
  expect(await fitWith('shoulders', sound)).toEqual({ record: sound, tried: ['still'] })
})

it('lifts the arms where cloth is caught in the armpits', async () => {
  expect(await fitWith('shoulders', folded, sound)).toEqual({ record: sound, tried: ['still', 'lifted'] })
})

it('rounds out the armpits where cloth is caught even so', async () => {
  const all = ['still', 'lifted', 'still 0.08', 'lifted 0.08', 'still 0.05']
  expect(await fitWith('shoulders', folded, folded, sound)).toEqual({ record: sound, tried: all.slice(0, 3) })
  expect(await fitWith('shoulders', folded, folded, folded, folded, sound)).toEqual({ record: sound, tried: all })
})

it('keeps the still one where nothing helps', async () => {
  const worse = { ...folded, asymmetry: 30 }
  const all = [folded, worse, folded, ...Array.from({ length: 9 }, () => worse)]
  expect(await fitWith('shoulders', ...all)).toMatchObject({ record: folded })
})

it('lets what has a hood settle with its weight where it does not pass without', async () => {
  expect(await fitWith('head', folded, sound)).toEqual({ record: sound, tried: ['still', 'heavy'] })
})

it('tries what hangs from the waist once', async () => {
  expect(await fitWith('waist', folded)).toEqual({ record: folded, tried: ['still'] })
})
