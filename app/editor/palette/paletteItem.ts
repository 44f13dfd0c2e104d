import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { KeyStroke } from '../shortcuts/shortcuts.ts'

export type PaletteGroup = 'tools' | 'look' | 'design' | 'cloth' | 'things' | 'players' | 'page'

/** Something that the palette can do. */
export interface PaletteItem {
  /** Stays the same from visit to visit, so that what was used last is remembered. */
  readonly id: string
  readonly group: PaletteGroup
  readonly icon: LucideIcon
  readonly stroke?: KeyStroke
  /** Asked for in every language: one finds a thing by its name in each of them. */
  label(t: TFunction): string
  run(): void
}
