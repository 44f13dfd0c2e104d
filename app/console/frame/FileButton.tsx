import { Download } from 'lucide-react'
import { useServices } from '../../session/ServicesContext.ts'

interface FileButtonProps {
  readonly address: string
  /** What the file is called. */
  readonly file: string
  readonly label: string
  /** What is said where it does not come. */
  readonly failed: string
}

/** Fetches a file as the staff, for an address in a link would have no token, and saves it. */
export function FileButton({ address, file, label, failed }: FileButtonProps) {
  const { fetch, toasts } = useServices()
  const download = async () => {
    const response = await fetch(address).catch(() => null)
    if (!response?.ok) return toasts.show({ key: 'export', severity: 'error', text: failed })
    const href = URL.createObjectURL(await response.blob())
    Object.assign(document.createElement('a'), { href, download: file }).click()
    URL.revokeObjectURL(href)
  }
  return (
    <button type="button" className="button line" onClick={() => void download()}>
      <Download aria-hidden />
      {label}
    </button>
  )
}
