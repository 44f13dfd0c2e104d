/** `software` when the processor stands in for a graphics card: images are then drawn smaller while something moves. */
export type Graphics = 'none' | 'software' | 'hardware'

let known: Graphics | null = null
let spare: WebGL2RenderingContext | null = null

/** What draws garments on this machine. Asked once: where the processor draws, a context takes it half a second. */
export function graphics(): Graphics {
  if (known === null) probe()
  return known ?? 'none'
}

/** Whether this browser can draw in 3D, for sure. */
export const hasWebGl = (): boolean => graphics() !== 'none'

/**
 * A new context to draw garments with, whose canvas may keep an image until the next one; `null` where the browser gives
 * none. The first one tells what draws on this machine.
 */
export function newContext(antialias: boolean, preserveDrawingBuffer = false): WebGL2RenderingContext | null {
  const usual = {
    alpha: true,
    stencil: false,
    antialias,
    preserveDrawingBuffer,
    powerPreference: 'high-performance',
  } as const
  const gl = document.createElement('canvas').getContext('webgl2', usual) as WebGL2RenderingContext | null
  known ??= gl ? kindOf(gl) : 'none'
  return gl
}

/** A context for a stage: first the one that the machine was probed with, then new ones. */
export function contextForStage(): WebGL2RenderingContext | null {
  const kind = graphics()
  const kept = spare
  spare = null
  return kept && !kept.isContextLost() ? kept : newContext(kind === 'hardware')
}

function probe(): void {
  const gl = newContext(false)
  if (known === 'software') spare = gl
  // A graphics card smooths edges, which has to be said when a context is made, and makes another one quickly.
  else gl?.getExtension('WEBGL_lose_context')?.loseContext()
}

function kindOf(gl: WebGL2RenderingContext): Graphics {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'software' : 'hardware'
}
