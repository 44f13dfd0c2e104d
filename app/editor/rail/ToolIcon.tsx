import { Handshake, Image, Palette, Shapes, Shield, Type } from 'lucide-react'

/** Names that tools may use for their icon. */
const icons = { crest: Shield, image: Image, palette: Palette, sponsor: Handshake, type: Type } as const

const isKnown = (name: string): name is keyof typeof icons => name in icons

/** A tool with a name that is not in the set gets a plain icon, so that it can still be found. */
export function ToolIcon({ name }: { readonly name: string }) {
  const Icon = isKnown(name) ? icons[name] : Shapes
  return <Icon aria-hidden />
}
