import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fontBook } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'

/** Says which fonts did not come, so that nobody takes the stand-in for what is printed. */
export function useMissingFaceMessages(): void {
  const { toasts } = useServices()
  const { lettering } = useStudio()
  const { t } = useTranslation()
  const missing = useStream(lettering.missing)
  useEffect(() => {
    if (missing.length === 0) return toasts.close('faces')
    const fonts = missing.map(font => fontBook.find(entry => entry.id === font)?.family ?? font).join(', ')
    const actions = [{ label: t('faces.again'), act: () => void lettering.need(missing) }]
    toasts.show({ key: 'faces', severity: 'warn', text: t('faces.missing', { fonts }), actions })
  }, [missing, lettering, toasts, t])
}
