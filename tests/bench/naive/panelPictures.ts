import { LinearMipmapLinearFilter } from 'three'
import * as ours from '../../../app/viewer/panelPictures.ts'

/** As one would first write it: a change of one panel paints them all, and every painting makes mipmaps. */
export function createPanelPictures(options: ours.PanelPicturesOptions): ours.PanelPictures {
  let shown: ours.ShownArtwork | null = null
  let isStale = false
  let stopFollowing = () => {}
  const pictures = ours.createPanelPictures({
    ...options,
    upload(texture) {
      texture.generateMipmaps = true
      texture.minFilter = LinearMipmapLinearFilter
      options.upload(texture)
    },
  })
  return {
    ...pictures,
    show(next) {
      stopFollowing()
      const following = options.pieces.map(({ panel }) =>
        next.artworkOf(panel).changes$.subscribe(() => {
          isStale = true
        }),
      )
      stopFollowing = () => {
        for (const subscription of following) subscription.unsubscribe()
      }
      shown = next
      pictures.show(next)
    },
    paint() {
      const now = shown
      // Every panel is painted anew for a function that it has not asked yet.
      if (isStale && now) pictures.show({ ...now, pictureOf: asset => now.pictureOf(asset) })
      isStale = false
      return pictures.paint()
    },
    dispose() {
      stopFollowing()
      pictures.dispose()
    },
  }
}
