import { createRequire } from 'node:module'
import type Delaunator from 'delaunator'

interface Constrain {
  new (delaunay: Delaunator<Float64Array>, edges: readonly (readonly [number, number])[]): object
}

// Required and not imported: its types are its TypeScript source, which does not compile under our settings.
const Constrainautor: Constrain = createRequire(import.meta.url)('@kninnug/constrainautor')

/** Changes the triangulation so that it contains the edges, pairs of point indices. */
export function forceEdges(delaunay: Delaunator<Float64Array>, edges: readonly (readonly [number, number])[]): void {
  new Constrainautor(delaunay, edges)
}
