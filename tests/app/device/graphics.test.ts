import { afterEach, beforeEach, expect, it, vi } from 'vitest'

function fakeContext(renderer: string) {
  const loseContext = vi.fn()
  return {
    loseContext,
    isContextLost: () => false,
    getParameter: () => renderer,
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context' ? { loseContext } : { UNMASKED_RENDERER_WEBGL: 0x9246 },
  }
}

let graphics: typeof import('../../../app/device/graphics.ts')
beforeEach(async () => {
  vi.resetModules()
  graphics = await import('../../../app/device/graphics.ts')
})
afterEach(() => vi.restoreAllMocks())

const browserWith = (context: ReturnType<typeof fakeContext> | null) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)

it('gives the context by which the processor was found to the first stage, and makes others for those that follow', () => {
  const context = fakeContext('Google SwiftShader')
  const made = browserWith(context)
  expect(graphics.graphics()).toBe('software')
  expect(graphics.contextForStage()).toBe(context)
  expect(made).toHaveBeenCalledOnce()
  expect(context.loseContext).not.toHaveBeenCalled()
  graphics.contextForStage()
  expect(made).toHaveBeenCalledTimes(2)
})

it('smooths edges where a graphics card draws', () => {
  const context = fakeContext('ANGLE (NVIDIA)')
  const made = browserWith(context)
  expect(graphics.graphics()).toBe('hardware')
  expect(context.loseContext).toHaveBeenCalledOnce()
  graphics.contextForStage()
  expect(made).toHaveBeenLastCalledWith('webgl2', expect.objectContaining({ antialias: true }))
})

it('probes nothing where a context was made before', () => {
  const made = browserWith(fakeContext('llvmpipe'))
  graphics.newContext(true)
  expect(graphics.graphics()).toBe('software')
  expect(made).toHaveBeenCalledOnce()
})

it('says that a browser without contexts draws nothing', () => {
  browserWith(null)
  expect(graphics.hasWebGl()).toBe(false)
  expect(graphics.contextForStage()).toBeNull()
})
