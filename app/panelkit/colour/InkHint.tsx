import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import type { NearestInkProps } from './NearestInk.tsx'

// Comes with the sums of how different colours look, which nobody needs in a shop without a colour book.
const NearestInk = fetchedComponent(async () => (await import('./NearestInk.tsx')).NearestInk)

/** What the shop prints for a colour, where the shop has a colour book. */
export const InkHint = (props: NearestInkProps) => props.inks.length > 0 && <NearestInk {...props} />
