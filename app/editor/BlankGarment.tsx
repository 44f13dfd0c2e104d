import { blankImage } from '../studio/kitImages/blankImage.ts'
import styles from './editor.module.css'

/** An image of a garment with nothing on it, in the place, at the size and from the side in which the stage first shows it. */
export function BlankGarment({ slug }: { readonly slug: string }) {
  const image = blankImage(slug)
  return image && <img className={styles.blank} src={image} alt="" fetchPriority="high" />
}
