import type { Version } from '../../../../engine/index.ts'
import type { OrderItem } from '../designs/useOrderItem.ts'

type Player = OrderItem['worn'][number]['player']

/** Number and name, as somebody reads them off the back. */
export const nameOfShirt = ({ number, name }: Pick<Player, 'number' | 'name'>): string =>
  [number, name].filter(Boolean).join(' ') || '–'

export const versionOf = ({ goalkeeper }: Pick<Player, 'goalkeeper'>): Version => (goalkeeper ? 'goalkeeper' : 'player')
