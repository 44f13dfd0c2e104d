import { expect, it, vi } from 'vitest'
import 'fake-indexeddb/auto'
import { fetchOnce } from '../../../app/device/fetchOnce.ts'
import { createServices } from '../../../app/session/services.ts'
import { fetchStudioWords } from '../../../app/studio/fetchStudioWords.ts'
import { openStudio, surroundings } from '../../support/surroundings.ts'

it('is fetched when it is asked for, and once', async () => {
  const fetchStudio = vi.fn(async () => openStudio().studio)
  const studio = fetchOnce(fetchStudio)
  expect(fetchStudio).not.toHaveBeenCalled()
  expect(await studio()).toBe(await studio())
  expect(fetchStudio).toHaveBeenCalledTimes(1)
})

it('can be asked for again when it did not come', async () => {
  const studio = fetchOnce(vi.fn(async () => openStudio().studio).mockRejectedValueOnce(new Error('offline')))
  await expect(studio()).rejects.toThrow('offline')
  expect((await studio()).designs.list()).toEqual([])
})

it('has its words in the language that is chosen, and those of the plugins', async () => {
  localStorage.clear()
  const services = createServices(surroundings())
  const { words, language } = services
  expect(words.exists('undo.undo')).toBe(false)
  await services.bringWords(fetchStudioWords)
  expect([words.t('undo.undo'), words.t('tool.text:name'), words.t('close')]).toEqual(['មិនធ្វើវិញ', 'អក្សរ', 'បិទ'])
  expect(words.hasResourceBundle('en', 'tool.text')).toBe(false)
  language.set('en')
  await vi.waitFor(() => expect(words.language).toBe('en'))
  expect([words.t('undo.undo'), words.t('tool.text:name'), words.t('close')]).toEqual(['Undo', 'Text', 'Close'])
})
