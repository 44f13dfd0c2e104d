import { useTranslation } from 'react-i18next'
import { setName } from '../../../plugins/index.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { DeviceDesign } from '../../studio/designs/deviceDesigns.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

/** Names a design of the list; resolves with the name that it has then. */
export function useRename(): (design: DeviceDesign, name: string) => Promise<string> {
  const { t } = useTranslation()
  const { toasts } = useServices()
  const { fetchGarment, renameDesign } = useStudio()
  const { id: opened, engine } = useOpenedDesign()
  return async (design, name) => {
    const renameClosed = async () => {
      const garment = await fetchGarment(design.garment)
      return garment ? renameDesign(garment, design.id, name) : undefined
    }
    const outcome =
      design.id === opened ? engine.dispatch(setName.of({ name })) : await renameClosed().catch(() => undefined)
    if (outcome?.kind === 'applied') return outcome.document.design.name
    if (outcome?.reason !== 'nothing-changes')
      toasts.show({ key: 'rename', severity: 'error', text: t('designs.notRenamed') })
    return design.name
  }
}

/** Deletes a design on this device, and on the server if it is the person's own. Says so when it cannot. */
export function useRemoveDesign(): (design: DeviceDesign) => Promise<void> {
  const { t } = useTranslation()
  const { client, toasts } = useServices()
  const { deleteDesign, links } = useStudio()
  const problemWord = useProblemWord()
  const calls = designCalls(client)
  const notify = (severity: 'warn' | 'error', text: string) => toasts.show({ key: 'delete', severity, text })

  /** Whether it may go from this device too. */
  const removeFromServer = async ({ id, name }: DeviceDesign): Promise<boolean> => {
    // Another's design is only left.
    if (links.guestOf(id) !== null) return true
    const all = await calls.all()
    const card = all.kind === 'ok' ? all.value.find(known => known.id === id) : undefined
    if (all.kind === 'ok' && card === undefined) return true
    const response = card ? await calls.remove(card) : null
    if (response?.kind === 'ok') return true
    if (response?.kind === 'refused') {
      notify('error', problemWord(response))
      return false
    }
    notify('warn', t('designs.onlyHere', { name: name || t('name.none') }))
    return true
  }
  return async design => {
    if (!(await removeFromServer(design))) return
    await deleteDesign(design.id).catch(() => notify('error', t('designs.notDeleted')))
  }
}
