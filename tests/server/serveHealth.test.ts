import { expect, it } from 'vitest'
import { createServedApp } from '../support/builtApp.ts'

it('says that it is well, its version and how long it has been up', async () => {
  const app = await createServedApp()
  app.clock.now += 61_900
  const answer = await app.get('/health')
  expect(answer.json()).toEqual({ status: 'ok', version: '1.2.3', upSeconds: 61 })
  expect(answer.headers['cache-control']).toBe('no-store')
  await app.close()
})
