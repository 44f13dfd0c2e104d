import {
  ChartColumn,
  Factory,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Package,
  ScrollText,
  Shapes,
  Shirt,
  Star,
  Store,
  Sun,
  Tag,
  Users,
  UsersRound,
  Webhook,
} from 'lucide-react'
import type { Right } from '../../../server/contract/console/rights.ts'

export interface NavigationItem {
  readonly to: string
  readonly word: string
  readonly icon: LucideIcon
  readonly right: Right
  /** Pressed after G. */
  readonly key: string
  /** It is the current one at its own address alone. */
  readonly isExact?: boolean
}

/** The rooms of the console, in groups. Somebody sees those that they have the right to. */
export const navigation: readonly { readonly word: string; readonly items: readonly NavigationItem[] }[] = [
  {
    word: 'work',
    items: [
      { to: '/console', word: 'today', icon: Sun, right: 'read', key: 't', isExact: true },
      { to: '/console/designs', word: 'designs', icon: Shirt, right: 'read', key: 'd' },
      { to: '/console/orders', word: 'orders', icon: Package, right: 'read', key: 'o' },
      { to: '/console/suppliers', word: 'suppliers', icon: Factory, right: 'read', key: 'u' },
      { to: '/console/figures', word: 'figures', icon: ChartColumn, right: 'manage', key: 'f' },
    ],
  },
  {
    word: 'people',
    items: [
      { to: '/console/customers', word: 'customers', icon: UsersRound, right: 'manage', key: 'k' },
      { to: '/console/messages', word: 'messages', icon: MessageSquareText, right: 'manage', key: 'm' },
      { to: '/console/ratings', word: 'ratings', icon: Star, right: 'read', key: 'r' },
    ],
  },
  {
    word: 'shop',
    items: [
      { to: '/console/shop', word: 'settings', icon: Store, right: 'manage', key: 'e' },
      { to: '/console/templates', word: 'templates', icon: Shapes, right: 'read', key: 'p' },
      { to: '/console/prices', word: 'prices', icon: Tag, right: 'manage', key: 'c' },
      { to: '/console/emails', word: 'emails', icon: Mail, right: 'manage', key: 'l' },
      { to: '/console/webhooks', word: 'webhooks', icon: Webhook, right: 'manage', key: 'w' },
      { to: '/console/staff', word: 'staff', icon: Users, right: 'manage', key: 's' },
      { to: '/console/audit', word: 'audit', icon: ScrollText, right: 'manage', key: 'a' },
    ],
  },
]
