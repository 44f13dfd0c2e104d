import type { DesignDocument } from '../../../engine/index.ts'
import type { CheckedShirt, PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import type { KitRule } from '../../../server/contract/tenantSettings.ts'
import { useTenant } from '../../session/useTenant.ts'

type Found = PrintObstacle | PrintWarning
type Layers = Pick<DesignDocument, 'layers'>

/** The rule of matches that something was found by; `null` for what would be wrong on any shirt. */
export function ruleOf(found: Found, { layers }: Layers): KitRule | null {
  if (found.kind === 'layers-close') return 'distance'
  if (found.kind !== 'outside-rules') return null
  const slot = layers[found.layer]?.slot
  if (slot === 'playerName' || slot === 'backNumber') return slot
  return 'frontNumber'
}

/** Shirts without what was found by rules that the shop does not check. */
export const withoutRules = (
  shirts: readonly CheckedShirt[],
  document: Layers,
  off: readonly KitRule[],
): readonly CheckedShirt[] =>
  off.length === 0
    ? shirts
    : shirts.map(shirt => ({ ...shirt, warnings: shirt.warnings.filter(found => isChecked(found, document, off)) }))

export function isChecked(found: Found, document: Layers, off: readonly KitRule[]): boolean {
  const rule = ruleOf(found, document)
  return rule === null || !off.includes(rule)
}

const none: readonly KitRule[] = []

/** The rules of kits that this shop does not check. */
export const useRulesOff = (): readonly KitRule[] => useTenant()?.settings.kitRulesOff ?? none
