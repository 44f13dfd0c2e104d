import { House, type LucideIcon, Package, Shirt, Users } from 'lucide-react'

export interface MemberItem {
  readonly to: string
  readonly word: 'dashboard' | 'players' | 'assets' | 'histories'
  readonly icon: LucideIcon
}

export interface MemberGroup {
  readonly word: 'home' | 'resources' | 'ordering'
  readonly items: readonly MemberItem[]
}

/** The menu of the signed-in area. */
export const memberMenu: readonly MemberGroup[] = [
  { word: 'home', items: [{ to: '/me/dashboard', word: 'dashboard', icon: House }] },
  {
    word: 'resources',
    items: [
      { to: '/me/players', word: 'players', icon: Users },
      { to: '/me/assets', word: 'assets', icon: Shirt },
    ],
  },
  { word: 'ordering', items: [{ to: '/me/histories', word: 'histories', icon: Package }] },
]
