import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useDesignFile } from '../share/useDesignFile.ts'

/** Says what is lost if the page is closed now, offers the design as a file, and asks before the page closes. */
export function useNotSavedMessage(): void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { save } = useDesignFile()
  const saved = useStream(engine.sync.saved)
  const reason = saved.kind === 'failed' ? saved.reason : null
  useEffect(() => {
    if (reason === null) return toasts.close('saved')
    const actions = [{ label: t('share.saveFile'), act: save }]
    toasts.show({ key: 'saved', severity: 'error', text: t(`saved.lost.${reason}`), actions })
  }, [reason, toasts, t, save])
  const isInDanger = reason !== null && engine.timeline.log().entries().length > 0
  useEffect(() => {
    if (!isInDanger) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isInDanger])
}
