import { useTranslation } from 'react-i18next'
import { Links } from '../../editor/share/Links.tsx'
import { TaskDialog } from '../../ui/dialog/Dialogs.tsx'

/** The links to the open design, and another one. */
export function LinkDialog({ close }: { readonly close: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <TaskDialog title={t('today.link.title')} close={close}>
      <Links />
    </TaskDialog>
  )
}
