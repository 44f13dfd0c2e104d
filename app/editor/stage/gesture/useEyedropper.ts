import { useTranslation } from 'react-i18next'
import { useStream } from '../../../device/useStream.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { useImageOf, useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import type { StageHit } from '../../../viewer/stageProps.ts'

interface StageEyedropper {
  /** Whether somebody waits for a colour: then a press on the cloth selects and moves nothing. */
  readonly isWaiting: boolean
  /** Hands over the colour of what was pressed. A press beside the garment leaves it waiting. */
  take(hit: StageHit | null): void
}

export function useEyedropper(): StageEyedropper {
  const { eyedropper, artwork, view } = useOpenedDesign()
  const imageOf = useImageOf()
  const { toasts } = useServices()
  const { t } = useTranslation()
  const taker = useStream(eyedropper)
  return {
    isWaiting: taker !== null,
    take(hit) {
      if (!hit || !taker) return
      const { panel, x, y } = hit
      const seen = artwork.panel(panel, view.current()).current()
      const give = async () => {
        const { colourOfCloth } = await import('../../../viewer/colourOfCloth.ts')
        const colour = colourOfCloth(seen, [x, y], imageOf)
        eyedropper.set(null)
        if (colour) taker(colour)
      }
      // It goes on waiting, so that another press can take the colour.
      give().catch(() => toasts.show({ key: 'eyedropper', severity: 'error', text: t('problem.unreachable') }))
    },
  }
}
