import { multiply, rotation, translation } from '../geometry/matrix.ts'
import type { Path } from '../geometry/path.ts'
import { transformPath } from '../geometry/transformPath.ts'
import type { ShapedText } from './shaper.ts'

/**
 * The outlines of a line bent over `degrees` of a circle, upwards in the middle; downwards when negative. The baseline
 * keeps its length and its middle its place. Clusters turn as a whole, so that no letter is bent itself.
 */
export function bendText({ clusters, outline, width }: ShapedText, degrees: number): Path {
  if (degrees === 0 || width === 0) return outline
  const middle = width / 2
  const radius = (width * 180) / (Math.PI * degrees)
  return clusters.flatMap(cluster => {
    const centre = (cluster.left + cluster.right) / 2
    const turn = (degrees * (centre - middle)) / width
    const matrix = multiply(translation(middle, radius), rotation(turn), translation(-centre, -radius))
    return transformPath(cluster.outline, matrix)
  })
}
