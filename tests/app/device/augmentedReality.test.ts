import { afterEach, expect, it, vi } from 'vitest'
import { canShowInRoom } from '../../../app/device/augmentedReality.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device whose browser says this of WebXR; `undefined` where it has none. */
const withXr = (xr: unknown) => vi.stubGlobal('navigator', { xr })

it('shows things in the room where the browser can', async () => {
  withXr({ isSessionSupported: async (mode: string) => mode === 'immersive-ar' })
  expect(await canShowInRoom()).toBe(true)
})

it('shows nothing in the room without WebXR, and where it is forbidden', async () => {
  withXr(undefined)
  expect(await canShowInRoom()).toBe(false)
  withXr({ isSessionSupported: () => Promise.reject(new DOMException('', 'SecurityError')) })
  expect(await canShowInRoom()).toBe(false)
})
