import { Layers, type LucideIcon, Palette, Shapes, Type } from 'lucide-react'

/** Names that tools may use for their icon. */
const icons = { layers: Layers, palette: Palette, type: Type } as const

const isKnown = (name: string): name is keyof typeof icons => name in icons

/** A tool with a name that is not in the set gets a plain icon, so that it can still be found. */
export const toolIcon = (name: string): LucideIcon => (isKnown(name) ? icons[name] : Shapes)

export function ToolIcon({ name }: { readonly name: string }) {
  const Icon = toolIcon(name)
  return <Icon aria-hidden />
}
