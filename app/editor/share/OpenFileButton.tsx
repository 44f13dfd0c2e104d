import { FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './share.module.css'
import { fileEnding, useDesignFile } from './useDesignFile.ts'

/** Opens a design file. One that cannot be opened is refused in words below the button. */
export function OpenFileButton({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useTranslation()
  const { open } = useDesignFile()
  const [reason, setReason] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const refusal = await open(file)
    // The same file may be chosen again after it was put right.
    if (field.current) field.current.value = ''
    setReason(refusal)
    if (refusal === null) onOpened()
  }
  return (
    <>
      <button type="button" className="button line" onClick={() => field.current?.click()}>
        <FolderOpen aria-hidden />
        {t('share.openFile')}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept={fileEnding}
        aria-label={t('share.openFile')}
        onChange={event => void take(event.target.files?.[0])}
      />
      {reason !== null && (
        <p className={styles.problem} role="alert">
          {t(`share.refused.${reason}`)}
        </p>
      )}
    </>
  )
}
