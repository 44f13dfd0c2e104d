import { ArrowRight, FileDown, LayoutGrid, Pencil, ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../shell/dialog/TaskDialog.tsx'
import type { EditorDialogProps } from '../dialogs/editorDialog.ts'
import { useEditorControls } from '../EditorControlsContext.ts'
import { useDesignFile } from '../share/useDesignFile.ts'
import styles from './checkout.module.css'

/** The prompt before the checkout. What cannot be done yet says what it needs, and what can be done meanwhile. */
export function CheckoutDialog({ close }: EditorDialogProps) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const { save } = useDesignFile()
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
          <button type="button" className={styles.choice} onClick={() => showDialog('designs')}>
            <LayoutGrid aria-hidden />
            <strong>{t('checkout.designs')}</strong>
            <span>{t('checkout.designsText')}</span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.choice} aria-disabled aria-describedby="checkout-needs">
            <ShoppingBag aria-hidden />
            <strong>
              {t('checkout.checkout')} <ArrowRight aria-hidden />
            </strong>
            <span id="checkout-needs">{t('checkout.needs')}</span>
          </button>
          <button type="button" className="button line" onClick={save}>
            <FileDown aria-hidden />
            {t('share.saveFile')}
          </button>
        </li>
      </ul>
    </TaskDialog>
  )
}
