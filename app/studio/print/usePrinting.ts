import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfPlayer, PrintObstacle, PrintWarning, SheetSet } from '../../../engine/print/index.ts'
import { sizeName } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import type { Finding, PrintFindings } from './PrintFindingsDialog.tsx'
import { printInWorker } from './printInWorker.ts'
import { saveFile } from './saveFile.ts'

/** Prints the design as it is seen and saves the file. */
export function usePrinting() {
  const { id, engine, garment, view } = useOpenedDesign()
  const { toasts, now } = useServices()
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'kh' ? 'kh' : 'en'
  const [isBusy, setBusy] = useState(false)
  const [findings, setFindings] = useState<PrintFindings | null>(null)

  const print = useCallback(
    async (sheets: SheetSet = 'all') => {
      setBusy(true)
      const document = engine.document.current()
      const shown = view.current()
      const code = `KL-${id.slice(0, 8).toUpperCase()}-${sizeName(shown.size)}`
      const madeAt = new Date(now())
      const response = await printInWorker({
        what: 'shirt',
        document,
        garment: garment.slug,
        view: shown,
        code,
        madeAt,
        language,
        sheets,
      })
      setBusy(false)
      if (response.kind === 'failed') {
        const action = { label: t('print.again'), act: () => void print(sheets) }
        return toasts.show({ key: 'print', severity: 'error', text: t('print.failed'), actions: [action] })
      }
      if (response.kind !== 'printed' && response.kind !== 'refused') return undefined
      if (response.kind === 'refused') return setFindings({ kind: 'refused', found: response.obstacles })
      const what = sheets === 'all' ? '' : ` ${t(`print.set.${sheets}`)}`
      saveFile(
        response.bytes,
        `${document.design.name || t('name.none')} ${sizeName(shown.size)}${what}.pdf`,
        'application/pdf',
      )
      if (response.warnings.length > 0) setFindings({ kind: 'printed', found: response.warnings })
      return undefined
    },
    [id, engine, garment, view, toasts, now, t, language],
  )

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
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'kh' ? 'kh' : 'en'

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
    const response = await printInWorker(
      {
        what: 'team',
        document,
        garment: garment.slug,
        view: view.current(),
        code: `KL-${id.slice(0, 8).toUpperCase()}`,
        madeAt: new Date(now()),
        language,
      },
      { onProgress, signal: givingUp.signal },
    )
    setBusy(false)
    toasts.close('print')
    if (response?.kind === 'failed') toasts.show({ key: 'print', severity: 'error', text: t('print.failed') })
    if (response?.kind === 'team-refused') setFindings({ kind: 'refused', found: response.obstacles.flatMap(ofOne) })
    if (response?.kind !== 'packed') return undefined
    saveFile(response.bytes, `${document.design.name || t('name.none')}.zip`, 'application/zip')
    if (response.left.length > 0) setFindings({ kind: 'left', found: response.left.flatMap(ofOne) })
    else if (response.warnings.length > 0) setFindings({ kind: 'printed', found: response.warnings.flatMap(ofOne) })
    return undefined
  }, [id, engine, garment, view, toasts, now, t, language, setBusy, setFindings])
}

const ofOne = ({ player, found }: OfPlayer<PrintObstacle | PrintWarning>): readonly Finding[] =>
  found.map(finding => ({ ...finding, player }))
