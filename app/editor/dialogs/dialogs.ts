import type { ComponentType } from 'react'
import type { DialogName, EditorDialogProps } from './editorDialog.ts'

/** The dialogs of the editor, fetched when they are first opened. */
export const dialogs = {
  palette: async () => (await import('../palette/Palette.tsx')).Palette,
  shortcuts: async () => (await import('../shortcuts/ShortcutSheet.tsx')).ShortcutSheet,
  share: async () => (await import('../share/ShareDialog.tsx')).ShareDialog,
  review: async () => (await import('../review/ReviewDialog.tsx')).ReviewDialog,
  checkout: async () => (await import('../checkout/CheckoutDialog.tsx')).CheckoutDialog,
  designs: async () => (await import('../designs/DesignsDialog.tsx')).DesignsDialog,
} as const satisfies Record<DialogName, () => Promise<ComponentType<EditorDialogProps>>>
