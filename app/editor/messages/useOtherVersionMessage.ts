import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** Says that a page of another version takes part: it has made what nothing here can draw, or says what cannot be read. */
export function useOtherVersionMessage(): void {
  const { engine, tools } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const { layers } = useStream(engine.document)
  const rejected = useStream(engine.sync.rejected)
  const strange = Object.values(layers).filter(
    ({ kind }) => !tools.some(({ layerKinds }) => layerKinds.includes(kind)),
  ).length
  const isUnreadable = rejected.includes('message-unreadable')
  useEffect(() => {
    if (strange === 0 && !isUnreadable) return toasts.close('version')
    const text = strange > 0 ? t('version.parts', { count: strange }) : t('version.unreadable')
    const actions = [{ label: t('fault.again'), act: () => location.reload() }]
    toasts.show({ key: 'version', severity: 'warn', text, actions })
  }, [strange, isUnreadable, toasts, t])
}
