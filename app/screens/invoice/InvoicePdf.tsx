import { Download } from 'lucide-react'
import { useState } from 'react'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

interface InvoicePdfProps {
  /** The id of the order. */
  readonly order: string
  /** The secret of the order's link, which stands in for its owner. */
  readonly secret?: string
  readonly label: string
  /** What the file is called. */
  readonly file: string
}

/** Saves the invoice of an order as PDF, in the language that is shown. The page of an order's link stays light: what saves files is fetched. */
export function InvoicePdf({ order, secret, label, file: name }: InvoicePdfProps) {
  const { fetchAuthed: fetch, language, toasts } = useServices()
  const shown = useStream(language)
  const problem = useProblemWord()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    const response = await import('./saveInvoice.ts')
      .then(({ saveInvoice }) => saveInvoice({ fetch, order, language: shown, secret, name }))
      .catch(() => ({ kind: 'unreachable' }) as const)
    setIsBusy(false)
    if (response.kind !== 'ok') toasts.show({ key: 'invoice', severity: 'error', text: problem(response) })
  }
  return (
    <button type="button" className="button line" aria-disabled={isBusy} onClick={() => void download()}>
      <Download aria-hidden />
      {label}
    </button>
  )
}
