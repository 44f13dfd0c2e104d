/** Where a figure stands. */
export const backgrounds = ['stadium', 'studio'] as const
export type Background = (typeof backgrounds)[number]

/** The background of a video, as the style sheet has it behind the stage. */
export function paintBackground(
  background: Background,
): (pen: CanvasRenderingContext2D, width: number, height: number) => void {
  return (pen, width, height) => {
    const glow = ([x, y]: readonly [number, number], radius: number, colour: string) => {
      const light = pen.createRadialGradient(x * width, y * height, 0, x * width, y * height, radius * width)
      light.addColorStop(0, colour)
      light.addColorStop(1, 'transparent')
      pen.fillStyle = light
      pen.fillRect(0, 0, width, height)
    }
    pen.fillStyle = background === 'stadium' ? '#0e1318' : '#c9ced5'
    pen.fillRect(0, 0, width, height)
    if (background === 'studio') return glow([0.5, 0.4], 0.6, '#f1f3f5')
    glow([0.16, 0.08], 0.4, 'rgb(124 140 152 / 0.5)')
    glow([0.84, 0.08], 0.4, 'rgb(124 140 152 / 0.5)')
    glow([0.5, 1], 0.62, 'rgb(33 92 58 / 0.75)')
  }
}
