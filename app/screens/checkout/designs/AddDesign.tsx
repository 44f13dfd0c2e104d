import { useTranslation } from 'react-i18next'
import { useStream } from '../../../device/useStream.ts'
import { useRequest } from '../../../session/api/useRequest.ts'
import { designCalls } from '../../../session/designCalls.ts'
import { designableTypes, slugOf } from '../../../session/products.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { useStudio } from '../../../studio/StudioContext.ts'
import { TaskDialog } from '../../../ui/controls/dialog/Dialogs.tsx'
import { DesignImage } from '../../../ui/designs/GarmentSketch.tsx'
import { LoadError } from '../../../ui/EmptyState.tsx'
import styles from './orderDesigns.module.css'

export interface AddDesignProps {
  /** The designs that are in the order. */
  readonly ids: readonly string[]
  readonly add: (id: string) => void
  readonly close: () => void
}

/** Chooses another design for the order: of the account, and of this device. */
export function AddDesign({ ids, add, close }: AddDesignProps) {
  const { t } = useTranslation('checkout')
  const { found, designs } = useOwnDesigns()
  const offered = designs.filter(({ id }) => !ids.includes(id))
  return (
    <TaskDialog title={t('designs.add')} lead={t('designs.lead')} close={close}>
      {found.kind === 'loading' && <p role="status">{t('app:loading')}</p>}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind !== 'loading' && offered.length === 0 && <p>{t('designs.none')}</p>}
      <ul className={styles.choices}>
        {offered.map(({ id, name, product, thumbnail, colours }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                add(id)
                close()
              }}
            >
              <span className={styles.image}>
                <DesignImage thumbnail={thumbnail} colours={colours} />
              </span>
              <span className={styles.text}>
                <strong>{name || t('app:name.none')}</strong>
                {product && <small>{t(`app:product.${product}`)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </TaskDialog>
  )
}

/** The latest designs of the person: of the account where there is one, and of this device. */
function useOwnDesigns() {
  const { client, session } = useServices()
  const studio = useStudio()
  const known = useStream(session.state)
  const account = known.kind === 'in' ? known.details.id : null
  const query = { pageSize: 100 }
  const found = useRequest(['designs', query], () => designCalls(client).list(query))
  const listed = (found.kind === 'ok' ? found.value.items : []).map(
    ({ id, name, productType, thumbnail, colours }) => ({
      ...{ id, name, product: productType, thumbnail, colours },
    }),
  )
  const ofAccount = new Set(listed.map(({ id }) => id))
  const onDevice = studio.designs
    .list()
    .filter(design => !ofAccount.has(design.id) && (design.account ?? account) === account)
    .map(({ id, name, garment }) => ({
      ...{ id, name, product: typeOf(garment), thumbnail: null, colours: [] },
    }))
  return { found, designs: [...listed, ...onDevice] }
}

const typeOf = (slug: string) => designableTypes.find(type => slugOf(type) === slug)
