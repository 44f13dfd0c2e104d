import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { dialogs } from './dialogs.ts'
import type { DialogName, EditorDialogProps } from './editorDialog.ts'

export interface ShownDialogs {
  show(name: DialogName): void
  /** The open dialog, to be put somewhere in the page. */
  readonly shown: ReactNode
}

/** At most one dialog of the editor. One that cannot be fetched says so, and can be asked for again. */
export function useDialogs(): ShownDialogs {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const [Shown, setShown] = useState<ComponentType<EditorDialogProps> | null>(null)
  const show = useCallback(
    async (name: DialogName) => {
      try {
        const Dialog: ComponentType<EditorDialogProps> = await dialogs[name]()
        // One that is open has to be gone first: in going it takes along what has opened on top of it.
        setShown(null)
        await new Promise(requestAnimationFrame)
        setShown(() => Dialog)
      } catch {
        const actions = [{ label: t('dialog.again'), act: () => void show(name) }]
        toasts.show({ key: 'dialog', severity: 'error', text: t('dialog.failed'), actions })
      }
    },
    [toasts, t],
  )
  return { show, shown: Shown && <Shown close={() => setShown(null)} /> }
}
