import { createElement, type ReactNode, type SVGProps } from 'react'
import { readStrokes } from './readStrokes.ts'
import { strokeOutline } from './strokeOutline.ts'

type Attributes = Readonly<Record<string, string>>

/** An icon, as lucide-react describes it. */
interface IconData {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Attributes])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

/** Styles fill these with a colour, so that they have to stay strokes around it. */
const colouredIn = ['star']

/**
 * The component of an icon, in place of the package's own. It looks the same, but its paths are outlines of their strokes,
 * worked out when it is first drawn. Chromium keeps a small shape that is filled, and works a stroke out anew wherever it
 * stands: without a graphics card, the strokes of the editor's icons held the first garment up for a second. Circles,
 * lines and rectangles are strokes that cost little.
 */
export function createIcon({ name, node }: IconData) {
  let drawn: readonly ReactNode[] | null = null
  return function Icon({ size = 24, className = '', ...props }: IconProps) {
    drawn ??= node.map(([tag, attributes]) =>
      createElement(tag, tag === 'path' && !colouredIn.includes(name) ? filled(attributes) : attributes),
    )
    const isNamed = Object.keys(props).some(prop => /^(aria-|role$|title$)/.test(prop))
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': !isNamed || undefined,
        ...props,
      },
      drawn,
    )
  }
}

function filled(attributes: Attributes): Attributes {
  const strokes = readStrokes(attributes['d'] ?? '')
  return strokes
    ? { ...attributes, d: strokes.map(strokeOutline).join(''), fill: 'currentColor', stroke: 'none' }
    : attributes
}
