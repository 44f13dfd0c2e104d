import type { LucideIcon } from 'lucide-react'

interface Item {
  /** Unlike those of the other items of its menu. */
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
}

/** Something that a menu does. */
export interface ActItem extends Item {
  act(): void
}

/** An address that a menu leads to: a page of the app, or anything in a tab of its own. */
export interface LinkItem extends Item {
  readonly to: string
  readonly isNewTab?: boolean
}

export type MenuItem = ActItem | LinkItem

/** Items that belong together: a line stands between two groups. */
export interface MenuGroup {
  readonly id: string
  /** What the group is of, read before its items. */
  readonly head?: { readonly title: string; readonly text: string }
  /** What is `false` is left out. */
  readonly items: readonly (MenuItem | false)[]
}
