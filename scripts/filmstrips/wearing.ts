import { type AvatarId, avatars } from '../../engine/avatar/index.ts'
import { meshesOf } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'

/** Somebody in a kit, as the page is told: a figure, what it fetches to wear, and what else was chosen. */
export interface Worn {
  readonly avatar: string
  readonly models: readonly string[]
  readonly choice: Readonly<Record<string, string>>
}

interface WearingOptions {
  readonly avatar?: AvatarId
  readonly garment?: string
  /** Where the garment has a choice of sleeves. */
  readonly sleeve?: 'short' | 'long'
  readonly hair?: string
  readonly boots?: string
}

/** The garments of the house, by the names of their folders. */
export const garmentNames: readonly string[] = garments.map(({ slug }) => String(slug))

/** A garment as nobody chose anything of it but its sleeves, in the figure's own size. Throws for one that nobody has. */
export function wearing({ avatar = 'beckham', garment = 'soccer', sleeve, ...choice }: WearingOptions): Worn {
  const plugin = garments.find(({ slug }) => String(slug) === garment)
  if (!plugin) throw new Error(`No garment is called "${garment}". Choose from: ${garmentNames}`)
  const { size } = avatars[avatar]
  const models = meshesOf(plugin, sleeve ? { sleeve } : {}).map(
    file => `/plugins/garments/${file}${size === 'M' ? '' : `#${size}`}`,
  )
  return { avatar, models, choice: Object.fromEntries(Object.entries(choice).filter(([, value]) => value)) }
}
