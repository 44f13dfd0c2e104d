import type { TFunction } from 'i18next'
import type { ReasonCode } from '../../engine/index.ts'

/** Why a command was refused: in its tool's words if it has some, else in the app's. */
export function reasonWords(t: TFunction, type: string, reason: ReasonCode): string {
  const [tool = ''] = type.split('.')
  const general = t(`reasons.${reason}`, { defaultValue: t('reasons.other') })
  return t(`reasons.${reason}`, { ns: `tool.${tool}`, defaultValue: general })
}
