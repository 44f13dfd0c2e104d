import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { useStudio } from '../StudioContext.ts'
import type { PrintFindings } from './printFindings.ts'
import { printInWorker } from './printInWorker.ts'
import { saveFile } from './saveFile.ts'
import { usePrintTeam } from './usePrintTeam.ts'

/** Prints the design as it is seen and saves the file. */
export function usePrinting() {
  const { id, engine, garment, view } = useOpenedDesign()
  const { toasts, now } = useServices()
  const { faceAddresses } = useStudio()
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [findings, setFindings] = useState<PrintFindings | null>(null)

  const print = useCallback(async () => {
    setBusy(true)
    const document = engine.document.current()
    const shown = view.current()
    const code = `KL-${id.slice(0, 8).toUpperCase()}-${shown.size}`
    const madeAt = new Date(now())
    const answer = await printInWorker({
      what: 'shirt',
      document,
      garment: garment.slug,
      view: shown,
      code,
      madeAt,
      faceAddresses,
    })
    setBusy(false)
    if (answer.kind === 'failed') {
      const action = { label: t('print.again'), act: () => void print() }
      return toasts.show({ key: 'print', severity: 'error', text: t('print.failed'), actions: [action] })
    }
    if (answer.kind !== 'printed' && answer.kind !== 'refused') return undefined
    if (answer.kind === 'refused') return setFindings({ kind: 'refused', found: answer.obstacles })
    saveFile(answer.bytes, `${document.design.name || t('name.none')} ${shown.size}.pdf`, 'application/pdf')
    if (answer.warnings.length > 0) setFindings({ kind: 'printed', found: answer.warnings })
    return undefined
  }, [id, engine, garment, view, toasts, faceAddresses, now, t])

  const printTeam = usePrintTeam({ setBusy, setFindings })
  return { isBusy, findings, print, printTeam, dismiss: () => setFindings(null) }
}
