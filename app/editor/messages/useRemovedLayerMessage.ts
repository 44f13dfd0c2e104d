import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { recordKey } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { usePersonName } from '../people/usePersonName.ts'

const life = 12_000

/** Lets go of a selected layer that is gone; says who took it, and offers to bring it back, if it was somebody else. */
export function useRemovedLayerMessage(): void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const nameOf = usePersonName()
  const document = useStream(engine.document)
  const selection = useStream(engine.selection)
  useEffect(() => {
    if (selection.kind !== 'layer' || document.layers[selection.layer]) return
    const { layer } = selection
    const record = recordKey({ kind: 'layer', id: layer, goalkeeper: false })
    engine.selection.set({ kind: 'none' })
    const by = engine.history.current().items.findLast(item => item.records.includes(record))?.author
    if (by === undefined || by === engine.timeline.log().author) return
    const bringBack = () => {
      if (engine.timeline.bringBack(record).kind === 'applied') engine.selection.set({ kind: 'layer', layer })
    }
    const actions = [{ label: t('people.bringBack'), act: bringBack }]
    toasts.show({ key: 'gone', severity: 'info', text: t('people.removed', { name: nameOf(by) }), actions, life })
  }, [document, selection, engine, toasts, t, nameOf])
}
