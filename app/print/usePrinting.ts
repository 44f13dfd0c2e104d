import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintObstacle, PrintWarning } from '../../engine/print/index.ts'
import { useOpenedDesign } from '../editor/OpenDesignContext.ts'
import { useServices } from '../shell/ServicesContext.ts'
import { printInWorker } from './printInWorker.ts'
import { saveFile } from './saveFile.ts'

/** What has to be said about a print: why there is none, or what to look at in it. */
export interface PrintFindings {
  readonly kind: 'refused' | 'printed'
  readonly found: readonly (PrintObstacle | PrintWarning)[]
}

/** Prints the design as it is seen and saves the file. */
export function usePrinting() {
  const { id, engine, garment, view } = useOpenedDesign()
  const { toasts, faceAddresses, now } = useServices()
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [findings, setFindings] = useState<PrintFindings | null>(null)

  const print = useCallback(async () => {
    setBusy(true)
    const document = engine.document.current()
    const shown = view.current()
    const code = `KL-${id.slice(0, 8).toUpperCase()}-${shown.size}`
    const madeAt = new Date(now())
    const answer = await printInWorker({ document, garment: garment.slug, view: shown, code, madeAt, faceAddresses })
    setBusy(false)
    if (answer.kind === 'failed') {
      const action = { label: t('print.again'), act: () => void print() }
      return toasts.show({ key: 'print', severity: 'error', text: t('print.failed'), actions: [action] })
    }
    if (answer.kind === 'refused') return setFindings({ kind: 'refused', found: answer.obstacles })
    saveFile(answer.bytes, `${document.design.name || t('name.none')} ${shown.size}.pdf`, 'application/pdf')
    if (answer.warnings.length > 0) setFindings({ kind: 'printed', found: answer.warnings })
    return undefined
  }, [id, engine, garment, view, toasts, faceAddresses, now, t])

  return { isBusy, findings, print, dismiss: () => setFindings(null) }
}
