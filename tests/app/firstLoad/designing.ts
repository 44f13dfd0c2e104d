/**
 * Files that only designing needs. Not among them: the states of the engine, its sums on colours, its `clamp` and its
 * figures, the cards of products and templates, what fetches garments, the skeleton of the editor with its blank garment, and what pages
 * without a studio know of designs.
 */
export const designing = new RegExp(
  [
    '^engine/(?!colour/|streams/|geometry/clamp\\.ts$|lettering/latinFigures\\.ts$)',
    '^plugins/(?!(products|templateCards|fetchGarment|garments/\\w+/product)\\.ts$|garments/\\w+/templates/(names\\.\\w+\\.json|moods\\.ts)$)',
    // Catches what the live kit of the home page throws, and needs nothing of the editor.
    '^app/viewer/(?!GarmentBoundary\\.tsx$)',
    '^app/editor/(?!(EditorSkeleton|BlankGarment)\\.tsx$|editor\\.module\\.css$)',
    '^app/panelkit/',
    '^app/studio/(?!kitImages/|(StudioContext|designAddress|designs/deviceDesigns)\\.ts$|studioRoute\\.tsx$)',
  ].join('|'),
)

/** Packages that only designing needs, or that what opens and moves brings when somebody acts. */
export const designingPackages = [
  ...['yjs', 'lib0', 'three', 'three-mesh-bvh', 'immer', 'harfbuzzjs', 'culori', 'clipper2-ts'],
  ...['idb', '@chakra-ui/react', '@ark-ui/react', '@zag-js/core', '@emotion/react'],
]
