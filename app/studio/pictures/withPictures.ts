import { map, merge } from 'rxjs'
import type { DrawingResources, State } from '../../../engine/index.ts'
import type { ArrivedPictures } from './createPictures.ts'

/** What tools draw with: the lettering, and the sizes of the pictures that have come. */
export function withPictures(
  lettering: State<DrawingResources>,
  arrived: State<ArrivedPictures>,
): State<DrawingResources> {
  let from: readonly unknown[] = []
  let made: DrawingResources | null = null
  const current = (): DrawingResources => {
    const [letters, pictures] = [lettering.current(), arrived.current()]
    if (made === null || from[0] !== letters || from[1] !== pictures) {
      from = [letters, pictures]
      made = { ...letters, picture: asset => pictures.get(asset)?.size ?? null }
    }
    return made
  }
  return { current, changes$: merge(lettering.changes$, arrived.changes$).pipe(map(current)) }
}
