import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './sharedDesign.module.css'

/** The image that the owner's page has sent, where the garment will stand; nothing where there is none. */
export function SharedImage({ design: { thumbnail } }: { readonly design: Pick<SharedDesign, 'thumbnail'> }) {
  const { withTenant } = useServices()
  return thumbnail === null ? null : (
    <img className={styles.image} src={withTenant(thumbnail)} width={384} height={480} alt="" fetchPriority="high" />
  )
}
