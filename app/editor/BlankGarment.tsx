import { blankImage } from '../studio/kitImages/blankImage.ts'
import styles from './editor.module.css'

/** The garment of an empty design where it will hang, at the size and from the side of its first sight on the stage. */
export function BlankGarment({ slug }: { readonly slug: string }) {
  const image = blankImage(slug)
  return image && <img className={styles.blank} src={image} alt="" fetchPriority="high" />
}
