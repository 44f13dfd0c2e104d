import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  Download,
  Eye,
  EyeOff,
  FlipHorizontal2,
  Hand,
  Lock,
  LockOpen,
  Maximize2,
  Plus,
  RotateCcw,
  Shuffle,
  Trash2,
} from 'lucide-react'

const icons = {
  copy: Copy,
  download: Download,
  large: Maximize2,
  paste: ClipboardPaste,
  plus: Plus,
  reset: RotateCcw,
  shuffle: Shuffle,
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

const smallIcons = {
  copy: Copy,
  down: ArrowDown,
  eye: Eye,
  hand: Hand,
  hidden: EyeOff,
  mirror: FlipHorizontal2,
  lock: Lock,
  open: LockOpen,
  plus: Plus,
  trash: Trash2,
  up: ArrowUp,
} as const

export interface IconActionProps {
  readonly label: string
  readonly icon: keyof typeof smallIcons
  /** For what is on or off. */
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly act: () => void
}

/** A small button that is only an icon; its label is read out and shown on rest. */
export function IconAction({ label, icon, pressed, disabled = false, act }: IconActionProps) {
  const Icon = smallIcons[icon]
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={label}
      data-tip={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && act()}
    >
      <Icon aria-hidden />
    </button>
  )
}
