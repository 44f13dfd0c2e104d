import type { ComponentType } from 'react'

/** The frame round a screen. */
export type Layout = 'public' | 'member' | 'none'

export interface ScreenRoute {
  readonly path: string
  /** Whether anybody may see it, or signed-in customers alone. */
  readonly access: 'public' | 'customer'
  readonly layout: Layout
  /** Where designs are drawn: the studio is fetched too, and this placeholder is there until it has come. */
  readonly studio?: React.ReactElement
  /** The screen begins without the studio and fetches it itself. */
  readonly beginsAlone?: boolean
  /** Fetches the screen. */
  load(): Promise<ComponentType>
}

export type Load = ScreenRoute['load']
