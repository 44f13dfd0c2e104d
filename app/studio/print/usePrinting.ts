import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfPlayer, PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import { useStudio } from '../StudioContext.ts'
import type { Finding, PrintFindings } from './PrintFindingsDialog.tsx'
import { printInWorker } from './printInWorker.ts'
import { saveFile } from './saveFile.ts'

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

interface PrintTeamOptions {
  readonly setBusy: (isBusy: boolean) => void
  readonly setFindings: (findings: PrintFindings) => void
}

/** Prints the shirts of all players and saves them as one zip. It can be given up on the way. */
function usePrintTeam({ setBusy, setFindings }: PrintTeamOptions): () => Promise<void> {
  const { id, engine, garment, view } = useOpenedDesign()
  const { toasts, now } = useServices()
  const { faceAddresses } = useStudio()
  const { t } = useTranslation()

  return useCallback(async () => {
    const document = engine.document.current()
    const all = Object.keys(document.players).length
    if (all === 0) return toasts.show({ key: 'print', severity: 'warn', text: t('print.nobody'), life: 8000 })
    const givingUp = new AbortController()
    const actions = [{ label: t('print.giveUp'), act: () => givingUp.abort() }]
    const onProgress = (done: number) =>
      toasts.show({ key: 'print', severity: 'info', text: t('print.progress', { done, all }), actions })
    setBusy(true)
    onProgress(0)
    const answer = await printInWorker(
      {
        what: 'team',
        document,
        garment: garment.slug,
        view: view.current(),
        faceAddresses,
        code: `KL-${id.slice(0, 8).toUpperCase()}`,
        madeAt: new Date(now()),
      },
      { onProgress, signal: givingUp.signal },
    )
    setBusy(false)
    toasts.close('print')
    if (answer?.kind === 'failed') toasts.show({ key: 'print', severity: 'error', text: t('print.failed') })
    if (answer?.kind === 'team-refused') setFindings({ kind: 'refused', found: answer.obstacles.flatMap(ofOne) })
    if (answer?.kind !== 'packed') return undefined
    saveFile(answer.bytes, `${document.design.name || t('name.none')}.zip`, 'application/zip')
    if (answer.warnings.length > 0) setFindings({ kind: 'printed', found: answer.warnings.flatMap(ofOne) })
    return undefined
  }, [id, engine, garment, view, toasts, faceAddresses, now, t, setBusy, setFindings])
}

const ofOne = ({ player, found }: OfPlayer<PrintObstacle | PrintWarning>): readonly Finding[] =>
  found.map(finding => ({ ...finding, player }))
