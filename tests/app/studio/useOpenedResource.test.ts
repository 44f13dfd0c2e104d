import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type OpenedResource, useOpenedResource } from '../../../app/studio/useOpenedResource.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Doors that open when somebody says so. */
function doors() {
  const made: { readonly come: () => Promise<void>; readonly close: ReturnType<typeof vi.fn> }[] = []
  const open = (name: string) => () =>
    new Promise<OpenedResource<string>>(resolve => {
      const close = vi.fn()
      made.push({ close, come: () => act(async () => resolve({ found: `${name} ${made.length}`, close })) })
    })
  return { made, open }
}

it('has nothing until what it opens has come', async () => {
  const { made, open } = doors()
  const first = open('kit')
  const { result } = renderHook(() => useOpenedResource(first))
  expect(result.current[0]).toBe(null)
  await made[0]?.come()
  expect(result.current[0]).toBe('kit 1')
})

it('closes what is open when the screen is left', async () => {
  const { made, open } = doors()
  const first = open('kit')
  const { unmount } = renderHook(() => useOpenedResource(first))
  await made[0]?.come()
  expect(made[0]?.close).not.toHaveBeenCalled()
  unmount()
  expect(made[0]?.close).toHaveBeenCalledOnce()
})

it('closes what comes after the screen was left', async () => {
  const { made, open } = doors()
  const first = open('kit')
  const { unmount } = renderHook(() => useOpenedResource(first))
  unmount()
  await made[0]?.come()
  expect(made[0]?.close).toHaveBeenCalledOnce()
})

it('closes the one before and shows it no more when another is opened', async () => {
  const { made, open } = doors()
  const { result, rerender } = renderHook(({ opens }) => useOpenedResource(opens), {
    initialProps: { opens: open('home') },
  })
  await made[0]?.come()
  rerender({ opens: open('away') })
  expect(result.current[0]).toBe(null)
  expect(made[0]?.close).toHaveBeenCalledOnce()
  await made[1]?.come()
  expect(result.current[0]).toBe('away 2')
})

it('opens once more when asked', async () => {
  const { made, open } = doors()
  const first = open('kit')
  const { result } = renderHook(() => useOpenedResource(first))
  await made[0]?.come()
  act(() => result.current[1]())
  expect(result.current[0]).toBe(null)
  expect(made[0]?.close).toHaveBeenCalledOnce()
  await made[1]?.come()
  expect(result.current[0]).toBe('kit 2')
})

it('throws what could not be opened to the screen of failures', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => Promise.reject(new Error('No such garment'))
  await expect(act(async () => renderHook(() => useOpenedResource(broken)))).rejects.toThrow('No such garment')
})
