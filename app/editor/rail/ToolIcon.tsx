import {
  Blend,
  Handshake,
  Hash,
  Image,
  Layers,
  LayoutTemplate,
  type LucideIcon,
  Palette,
  Rows3,
  Scissors,
  Shapes,
  Shield,
  Type,
  Users,
} from 'lucide-react'

/** Names that tools may use for their icon. */
const icons = {
  blend: Blend,
  handshake: Handshake,
  hash: Hash,
  image: Image,
  layers: Layers,
  'layout-template': LayoutTemplate,
  palette: Palette,
  rows: Rows3,
  scissors: Scissors,
  shield: Shield,
  type: Type,
  users: Users,
} as const

const isKnown = (name: string): name is keyof typeof icons => name in icons

/** A tool with a name that is not in the set gets a plain icon, so that it can still be found. */
export const toolIcon = (name: string): LucideIcon => (isKnown(name) ? icons[name] : Shapes)

export function ToolIcon({ name }: { readonly name: string }) {
  const Icon = toolIcon(name)
  return <Icon aria-hidden />
}
