import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { recordKey } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../shell/ServicesContext.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { usePersonName } from '../usePersonName.ts'

const life = 8000

/** Lets go of a selected layer that is gone, and says who took it if it was somebody else. */
export function useRemovedLayerMessage(): void {
  const { engine } = useOpenedDesign()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const nameOf = usePersonName()
  const document = useStream(engine.document)
  const selection = useStream(engine.selection)
  useEffect(() => {
    if (selection.kind !== 'layer' || document.layers[selection.layer]) return
    const record = recordKey({ kind: 'layer', id: selection.layer, goalkeeper: false })
    engine.selection.set({ kind: 'none' })
    const by = engine.history.current().items.findLast(item => item.records.includes(record))?.author
    if (by === undefined || by === engine.timeline.log().author) return
    toasts.show({ key: 'gone', severity: 'info', text: t('people.removed', { name: nameOf(by) }), life })
  }, [document, selection, engine, toasts, t, nameOf])
}
