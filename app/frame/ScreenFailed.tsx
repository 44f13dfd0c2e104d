import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../ui/EmptyState.tsx'

/** A screen that could not be fetched or fell apart. */
export function ScreenFailed() {
  const { t } = useTranslation()
  return (
    <PageMessage icon={CloudOff} title={t('screenFailed.title')} text={t('screenFailed.text')} role="alert">
      <button type="button" className="button line" onClick={() => location.reload()}>
        {t('screenFailed.again')}
      </button>
    </PageMessage>
  )
}
