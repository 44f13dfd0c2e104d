import type { PanelPen } from '../../app/viewer/panelPen.ts'

/** A canvas context that writes down what is done with it, one line a call, with the styles that count for it. */
export function recordingPen(): { readonly pen: PanelPen; readonly calls: readonly string[] } {
  const calls: string[] = []
  const gradients = new Map<CanvasGradient, string[]>()
  const names = new Map<CanvasGradient, string>()
  const note =
    (name: string) =>
    (...values: readonly unknown[]) =>
      void calls.push([name, ...values.flat().filter(value => typeof value === 'number')].join(' '))
  const gradient = (kind: string, numbers: readonly number[]): CanvasGradient => {
    const stops: string[] = []
    const made: CanvasGradient = { addColorStop: (at, colour) => void stops.push(`${at} ${colour}`) }
    gradients.set(made, stops)
    names.set(made, `${kind}(${numbers.join(' ')}`)
    return made
  }
  const styleName = (style: PanelPen['fillStyle']): string => {
    if (typeof style === 'string') return style
    return style instanceof Object && 'addColorStop' in style
      ? `${names.get(style)} | ${gradients.get(style)?.join(', ')})`
      : 'pattern'
  }
  const pen: PanelPen = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    beginPath: note('beginPath'),
    bezierCurveTo: note('bezierCurveTo'),
    clip: note('clip'),
    restore: note('restore'),
    save: note('save'),
    closePath: note('closePath'),
    lineTo: note('lineTo'),
    moveTo: note('moveTo'),
    quadraticCurveTo: note('quadraticCurveTo'),
    setLineDash: note('setLineDash'),
    setTransform: note('setTransform'),
    createLinearGradient: (...numbers) => gradient('linear', numbers),
    createRadialGradient: (...numbers) => gradient('radial', numbers),
    drawImage: (_: CanvasImageSource, ...numbers: readonly number[]) =>
      void calls.push(`drawImage ${numbers.join(' ')} at ${pen.globalAlpha}`),
    fill: () => void calls.push(`fill ${styleName(pen.fillStyle)} at ${pen.globalAlpha}`),
    fillRect: (...numbers) => void calls.push(`fillRect ${numbers.join(' ')} ${styleName(pen.fillStyle)}`),
    stroke: () => void calls.push(`stroke ${styleName(pen.strokeStyle)} ${pen.lineWidth} at ${pen.globalAlpha}`),
  }
  return { pen, calls }
}
