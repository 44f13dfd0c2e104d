import { Download, LoaderCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrinting } from '../../print/usePrinting.ts'
import styles from './topBar.module.css'

const PrintFindingsDialog = lazy(async () => ({
  default: (await import('../../print/PrintFindingsDialog.tsx')).PrintFindingsDialog,
}))

/** The design as a file that can be cut. The only filled button of the screen. */
export function DownloadButton() {
  const { t } = useTranslation()
  const { isBusy, findings, print, dismiss } = usePrinting()
  const Icon = isBusy ? LoaderCircle : Download
  return (
    <>
      <button
        type="button"
        className={`button primary ${styles.download}`}
        aria-label={isBusy ? t('print.busy') : t('print.download')}
        data-busy={isBusy || undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void print()}
      >
        <Icon aria-hidden />
        <span className={styles.wide}>{isBusy ? t('print.busy') : t('print.download')}</span>
        <span className={styles.narrow} aria-hidden>
          PDF
        </span>
      </button>
      {findings && (
        <Suspense>
          <PrintFindingsDialog findings={findings} close={dismiss} />
        </Suspense>
      )}
    </>
  )
}
