import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useServices } from '../session/ServicesContext.ts'
import type { DialogName, EditorDialogProps } from './controls/EditorControlsContext.ts'

interface ShownDialogs {
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
        // One that is open has to be gone first: in going it takes along what has opened on top of it, and a
        // busy page may draw a frame before React has removed it.
        flushSync(() => setShown(null))
        await new Promise(requestAnimationFrame)
        setShown(() => Dialog)
      } catch {
        const actions = [{ label: t('dialog.again'), act: () => void show(name) }]
        toasts.show({ key: 'dialog', severity: 'error', text: t('dialog.failed'), actions })
      }
    },
    [toasts, t],
  )
  // A dialog that goes may say late that it is closed: by then another one may be open, and stays.
  const close = () => setShown((now: ComponentType<EditorDialogProps> | null) => (now === Shown ? null : now))
  return { show, shown: Shown && <Shown close={close} /> }
}

/** The dialogs of the editor, fetched when they are first opened. */
const dialogs = {
  palette: async () => (await import('./palette/Palette.tsx')).Palette,
  shortcuts: async () => (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
  share: async () => (await import('./share/ShareDialog.tsx')).ShareDialog,
  review: async () => (await import('./review/ReviewDialog.tsx')).ReviewDialog,
  checkout: async () => (await import('./checkout/CheckoutDialog.tsx')).CheckoutDialog,
  designs: async () => (await import('./designs/DesignsDialog.tsx')).DesignsDialog,
  download: async () => (await import('./download/DownloadDialog.tsx')).DownloadDialog,
  comments: async () => (await import('./comments/CommentsDialog.tsx')).CommentsDialog,
  carryOver: async () => (await import('./carryOver/CarryOverDialog.tsx')).CarryOverDialog,
} as const satisfies Record<DialogName, () => Promise<ComponentType<EditorDialogProps>>>
