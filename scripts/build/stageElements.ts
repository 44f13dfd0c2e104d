import type { Plugin } from 'vite'

const name = '\0kitloom-stage-elements'

/** What `app/viewer` draws as elements, `<mesh>` and the like. */
export const stageElements = ['Mesh', 'PlaneGeometry'] as const

/**
 * The canvas of @react-three/fiber makes all that three has known as elements, and so keeps all of it in the build. Here
 * it gets what the stage draws; everything else takes what it imports from three.
 */
export function stageElementsOnly(): Plugin {
  return {
    name: 'kitloom-stage-elements',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === 'three' && importer?.endsWith('/react-three-fiber.esm.js') ? name : undefined),
    load: id => (id === name ? `export { ${stageElements.join(', ')} } from 'three'` : undefined),
  }
}
