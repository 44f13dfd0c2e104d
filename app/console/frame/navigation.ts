import { type LucideIcon, Package } from 'lucide-react'
import type { Right } from '../../../server/contract/console/rights.ts'

export interface NavigationItem {
  readonly to: string
  readonly word: string
  readonly icon: LucideIcon
  readonly right: Right
  /** Pressed after G. */
  readonly key: string
}

/** The rooms of the console, in groups. Somebody sees those that they have the right to. */
export const navigation: readonly { readonly word: string; readonly items: readonly NavigationItem[] }[] = [
  { word: 'work', items: [{ to: '/console/orders', word: 'orders', icon: Package, right: 'read', key: 'o' }] },
]
