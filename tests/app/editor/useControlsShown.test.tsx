import 'fake-indexeddb/auto'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useControlsShown } from '../../../app/editor/useControlsShown.ts'
import { fetchModelsAhead } from '../../../app/studio/kits/shownModels.ts'
import { OpenDesignContext } from '../../../app/studio/OpenDesignContext.ts'
import { soccer } from '../../support/openSoccer.ts'
import { openStudio } from '../../support/surroundings.ts'

vi.mock(import('../../../app/studio/kits/shownModels.ts'), async original => ({
  ...(await original()),
  fetchModelsAhead: vi.fn(),
}))
afterEach(() => void vi.useRealTimers())

let designs = 0

/** An editor whose meshes come or do not. */
async function openControls({ meshes }: { readonly meshes: 'here' | 'slow' }) {
  const { studio } = openStudio({ newId: () => `controls-${designs}` })
  const design = await studio.openDesign(soccer, `design-controls-${designs++}`)
  vi.mocked(fetchModelsAhead).mockReturnValue(meshes === 'here' ? Promise.resolve() : new Promise(() => {}))
  vi.useFakeTimers()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <OpenDesignContext value={design}>{children}</OpenDesignContext>
  )
  const { result } = renderHook(useControlsShown, { wrapper })
  return {
    isShown: () => result.current[0],
    draw: () => act(() => result.current[1]()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

describe('the controls of the editor', () => {
  it('wait for a garment whose meshes are here, and come when it is drawn', async () => {
    const { isShown, draw, wait } = await openControls({ meshes: 'here' })
    await wait(1000)
    expect(isShown()).toBe(false)
    draw()
    expect(isShown()).toBe(true)
  })

  it('come without a garment that is not drawn for long', async () => {
    const { isShown, wait } = await openControls({ meshes: 'here' })
    await wait(3000)
    expect(isShown()).toBe(true)
  })

  it('do not wait for meshes on a slow line', async () => {
    const { isShown, wait } = await openControls({ meshes: 'slow' })
    await wait(700)
    expect(isShown()).toBe(true)
  })
})
