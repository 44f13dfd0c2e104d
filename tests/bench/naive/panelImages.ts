import { LinearMipmapLinearFilter } from 'three'
import * as ours from '../../../app/viewer/panelImages.ts'

/** As one would first write it: a change of one panel paints them all, and every painting makes mipmaps. */
export function createPanelImages(options: ours.PanelImagesOptions): ours.PanelImages {
  let shown: ours.ShownArtwork | null = null
  let isStale = false
  let stopFollowing = () => {}
  const images = ours.createPanelImages({
    ...options,
    upload(texture) {
      texture.generateMipmaps = true
      texture.minFilter = LinearMipmapLinearFilter
      options.upload(texture)
    },
  })
  return {
    ...images,
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
      images.show(next)
    },
    paint() {
      const now = shown
      // Every panel is painted anew for a function that it has not asked yet.
      if (isStale && now) images.show({ ...now, imageOf: asset => now.imageOf(asset) })
      isStale = false
      return images.paint()
    },
    dispose() {
      stopFollowing()
      images.dispose()
    },
  }
}
