/** `software` when the processor stands in for a graphics card: images are then drawn smaller while something moves. */
export type Graphics = 'none' | 'software' | 'hardware'

let known: Graphics | null = null

/** What draws garments on this machine. Asked once; leaves no context behind. */
export function graphics(): Graphics {
  known ??= probe()
  return known
}

/** Whether this browser can show garments at all. */
export const canUseWebGl = (): boolean => graphics() !== 'none'

function probe(): Graphics {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return 'none'
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : ''
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return isSoftware(name) ? 'software' : 'hardware'
}

export const isSoftware = (renderer: string): boolean => /swiftshader|llvmpipe|software|basic render/i.test(renderer)
