import type { MarkTone } from './clothMark.ts'
import type { SeenMark } from './markLayer.ts'

interface Stroke {
  readonly colour: string
  readonly width: number
  readonly dash?: string
}

const edge = (width: number): Stroke => ({ colour: 'oklch(.2 .01 165 / .55)', width })

/** The same in both themes, for they lie on cloth; never the brand's colour, which would vanish on a shirt of it. */
function strokesOf(tone: MarkTone, colour: string): readonly Stroke[] {
  if (tone === 'selected') return [edge(3.5), { colour: 'oklch(1 0 0)', width: 1.75 }]
  if (tone === 'hovered') return [edge(2.5), { colour: 'oklch(1 0 0 / .85)', width: 1.25 }]
  if (tone === 'peer') return [{ colour, width: 1.75 }]
  return [{ colour: 'oklch(.68 .25 350)', width: 1.5, dash: '5 4' }]
}

const namespace = 'http://www.w3.org/2000/svg'

/** Draws marks into an SVG element; paths that are there already are used again. */
export function drawMarks(svg: SVGSVGElement, seen: readonly SeenMark[]): void {
  const paths = seen.flatMap(({ mark, data }) =>
    data === '' ? [] : strokesOf(mark.tone, mark.colour ?? 'currentColor').map(stroke => ({ stroke, data })),
  )
  while (svg.childElementCount > paths.length) svg.lastElementChild?.remove()
  while (svg.childElementCount < paths.length) svg.append(document.createElementNS(namespace, 'path'))
  paths.forEach(({ stroke, data }, index) => {
    const path = svg.children[index]
    path?.setAttribute('d', data)
    path?.setAttribute('stroke', stroke.colour)
    path?.setAttribute('stroke-width', String(stroke.width))
    path?.setAttribute('stroke-dasharray', stroke.dash ?? 'none')
  })
}
