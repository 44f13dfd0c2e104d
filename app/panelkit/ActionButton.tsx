import { ClipboardPaste, Copy, Download, Maximize2, Plus, RotateCcw, Trash2 } from 'lucide-react'

const icons = {
  copy: Copy,
  download: Download,
  large: Maximize2,
  paste: ClipboardPaste,
  plus: Plus,
  reset: RotateCcw,
  trash: Trash2,
} as const

export interface ActionButtonProps {
  readonly label: string
  readonly icon: keyof typeof icons
  readonly kind?: 'line' | 'danger'
  readonly disabled?: boolean
  readonly act: () => void
}

/** Does something to the selected thing, or adds another. */
export function ActionButton({ label, icon, kind = 'line', disabled = false, act }: ActionButtonProps) {
  const Icon = icons[icon]
  return (
    <button type="button" className={`button ${kind}`} aria-disabled={disabled} onClick={() => !disabled && act()}>
      <Icon aria-hidden />
      {label}
    </button>
  )
}
