import { expect, it } from 'vitest'
import { modelsOf, modelUrls } from '../../plugins/models.ts'
import { soccer } from '../support/openSoccer.ts'

const [shirt, shorts] = [modelUrls['soccer/shirt-crew-short.glb'], modelUrls['soccer/shorts.glb']]

it('gives the meshes of a cut as they were baked where nothing is said of a size, or the base size', () => {
  expect(modelsOf(soccer, {})).toEqual([shirt, shorts])
  expect(modelsOf(soccer, {}, 'M')).toEqual([shirt, shorts])
})

it('says behind # in which size they are draped', () => {
  expect(modelsOf(soccer, {}, 'XXL')).toEqual([`${shirt}#2XL`, `${shorts}#2XL`])
})
