import { Download, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditorControls } from '../EditorControlsContext.ts'
import styles from './topBar.module.css'

/** The design as a file that can be cut. */
export function DownloadButton({ isWorded = false }: { readonly isWorded?: boolean }) {
  const { t } = useTranslation()
  const { print, isPrinting } = useEditorControls()
  const Icon = isPrinting ? LoaderCircle : Download
  const label = isPrinting ? t('print.busy') : t('print.download')
  return (
    <button
      type="button"
      className={isWorded ? 'button' : `icon-button ${styles.wide}`}
      aria-label={label}
      data-tip={isWorded ? undefined : label}
      data-busy={isPrinting || undefined}
      data-tour="download"
      aria-disabled={isPrinting}
      onClick={() => !isPrinting && print()}
    >
      <Icon aria-hidden />
      {isWorded && label}
    </button>
  )
}
