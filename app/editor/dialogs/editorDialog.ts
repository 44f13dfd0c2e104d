/** The dialogs of the editor by name. */
export type DialogName = 'palette' | 'shortcuts' | 'share' | 'review' | 'checkout' | 'designs'

export interface EditorDialogProps {
  readonly close: () => void
}
