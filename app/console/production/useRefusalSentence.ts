import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../server/contract/production/packs.ts'

/** Says why a pack was not made. */
export function useRefusalSentence(): (pack: Pick<Pack, 'refusal' | 'reason'>) => string {
  const { t } = useTranslation('production')
  return ({ refusal, reason }) => {
    switch (refusal?.kind) {
      case 'too-narrow':
        return t('refusal.narrow', { pieces: refusal.pieces.join(', '), needed: Math.ceil(refusal.needed) })
      case 'too-short':
        return t('refusal.short', { garment: refusal.garment })
      case 'unprintable': {
        const { design, wearer, found } = refusal
        const faults = found.map(({ kind, place, detail }) => t(`refusal.found.${kind}`, { place, detail })).join(' ')
        return wearer ? t('refusal.ofWearer', { design, wearer, faults }) : t('refusal.ofDesign', { design, faults })
      }
      default:
        return reason
    }
  }
}
