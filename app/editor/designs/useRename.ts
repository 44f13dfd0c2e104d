import { useTranslation } from 'react-i18next'
import { garments, setName } from '../../../plugins/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { DeviceDesign } from '../../studio/designs/deviceDesigns.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'

/** Names a design of the list; resolves with the name that it has then. */
export function useRename(): (design: DeviceDesign, name: string) => Promise<string> {
  const { t } = useTranslation()
  const { toasts } = useServices()
  const { renameDesign } = useStudio()
  const { id: opened, engine } = useOpenedDesign()
  return async (design, name) => {
    const garment = garments.find(({ slug }) => slug === design.garment)
    const outcome =
      design.id === opened
        ? engine.dispatch(setName.of({ name }))
        : garment && (await renameDesign(garment, design.id, name).catch(() => undefined))
    if (outcome?.kind === 'applied') return outcome.document.design.name
    if (outcome?.reason !== 'nothing-changes')
      toasts.show({ key: 'rename', severity: 'error', text: t('designs.notRenamed') })
    return design.name
  }
}
