import { ArrowRight, LayoutGrid, Pencil, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { waitForServer } from '../../studio/live/connectDesign.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { type EditorDialogProps, useEditorControls } from '../controls/EditorControlsContext.ts'
import styles from './checkout.module.css'

/** The prompt before the checkout: go on designing, see My designs, or check out. */
export function CheckoutDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { session, block, now } = useServices()
  const { designs } = useStudio()
  const { id, garment, connection, engine } = useOpenedDesign()
  const { showDialog } = useEditorControls()
  const navigate = useNavigate()
  const isIn = useStream(session.state).kind === 'in'
  const [isCutOff, setCutOff] = useState(false)
  const checkOut = async () => {
    // A garment that nobody drew on is on no list yet, and may be ordered plain.
    const { name } = engine.document.current().design
    if (!connection.isGuest) designs.note({ id, garment: garment.slug, name, at: now() })
    // The checkout is of what the server has.
    const isThere = connection.isGuest || (await block.during(waitForServer(connection, engine.sync.unacknowledged)))
    if (isThere) await navigate(`/design/checkout/${id}`)
    else setCutOff(true)
  }
  return (
    <TaskDialog title={t('checkout.title')} lead={t('checkout.lead')} close={close}>
      <ul className={styles.choices}>
        <li>
          <button type="button" className={styles.choice} onClick={close}>
            <Pencil aria-hidden />
            <strong>{t('checkout.continue')}</strong>
            <span>{t('checkout.continueText')}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles.choice}
            onClick={() => (isIn ? void navigate('/me/assets') : showDialog('designs'))}
          >
            <LayoutGrid aria-hidden />
            <strong>{t('checkout.designs')}</strong>
            <span>{isIn ? t('checkout.designsText') : t('checkout.deviceText')}</span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.choice} onClick={() => void checkOut()}>
            <ShoppingBag aria-hidden />
            <strong>
              {t('checkout.checkout')} <ArrowRight aria-hidden />
            </strong>
            <span>{t('checkout.checkoutText')}</span>
          </button>
        </li>
      </ul>
      {isCutOff && (
        <p className={styles.problem} role="alert">
          {t('checkout.offline')}
        </p>
      )}
    </TaskDialog>
  )
}
