import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { carryOver } from '../../../engine/index.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { designableTypes, slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useTenant } from '../../session/useTenant.ts'
import { designPath } from '../../studio/designAddress.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import type { EditorDialogProps } from '../controls/EditorControlsContext.ts'
import styles from './carryOver.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** Puts the design on another garment of the shop, as a new design: the one that is open stays as it is. */
export function CarryOverDialog({ close }: EditorDialogProps) {
  const t = useScreenWords('carryOver', { en, kh })
  const { slug } = useOpenedDesign().garment
  const made = useTenant()?.productTypes ?? designableTypes
  const [state, setState] = useState<'choosing' | 'busy' | 'failed'>('choosing')
  const carry = useCarryOver()
  const choose = async (type: ProductType) => {
    setState('busy')
    try {
      await carry(type)
      close()
    } catch {
      setState('failed')
    }
  }
  return (
    <TaskDialog title={t('title')} lead={t('lead')} close={close}>
      <ul className={styles.garments} aria-busy={state === 'busy'}>
        {made
          .filter(type => slugOf(type) !== slug)
          .map(type => (
            <li key={type}>
              <GarmentButton type={type} isBusy={state === 'busy'} choose={() => void choose(type)} />
            </li>
          ))}
      </ul>
      {state === 'failed' && (
        <p className={styles.problem} role="alert">
          {t('failed')}
        </p>
      )}
    </TaskDialog>
  )
}

interface GarmentButtonProps {
  readonly type: ProductType
  readonly isBusy: boolean
  readonly choose: () => void
}

function GarmentButton({ type, isBusy, choose }: GarmentButtonProps) {
  const { t } = useTranslation()
  const image = kitImage(`product-${slugOf(type)}`)
  return (
    <button type="button" className={styles.garment} disabled={isBusy} onClick={choose}>
      {image && <img src={image.address} width={image.width} height={image.height} alt="" />}
      <span>{t(`app:product.${type}`)}</span>
    </button>
  )
}

/** Saves the open design on a garment of that type, opens it, and tells what had no place there. Throws when it is not kept. */
function useCarryOver(): (type: ProductType) => Promise<void> {
  const { t } = useTranslation('carryOver')
  const { toasts } = useServices()
  const { fetchGarment, saveCopy } = useStudio()
  const { engine, garment } = useOpenedDesign()
  const navigate = useNavigate()
  return async type => {
    const slug = slugOf(type)
    const other = await fetchGarment(slug)
    if (!other) throw new Error(`There is no garment at "${slug}".`)
    const { document, left } = carryOver(engine.document.current(), garment, other)
    const id = await saveCopy(other, document)
    await navigate(designPath({ garment: slug, id }))
    const text = left.length === 0 ? t('done') : t('left', { count: left.length })
    toasts.show({ key: 'carryOver', severity: left.length === 0 ? 'success' : 'warn', text, life: 8000 })
  }
}
