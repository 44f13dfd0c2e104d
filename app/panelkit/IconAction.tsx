import {
  ArrowDown,
  ArrowUp,
  Copy,
  Eye,
  EyeOff,
  FlipHorizontal2,
  Hand,
  Lock,
  LockOpen,
  Plus,
  Trash2,
} from 'lucide-react'

const icons = {
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
  readonly icon: keyof typeof icons
  /** For what is on or off. */
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly act: () => void
}

/** A small button that is only an icon; its label is read out and shown on rest. */
export function IconAction({ label, icon, pressed, disabled = false, act }: IconActionProps) {
  const Icon = icons[icon]
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && act()}
    >
      <Icon aria-hidden />
    </button>
  )
}
