import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ShopMark } from '../ui/ShopMark.tsx'
import { SlowHint } from '../ui/SlowHint.tsx'
import { BlankGarment } from './BlankGarment.tsx'
import styles from './editor.module.css'

interface EditorSkeletonProps {
  /** Whether nothing has been done in the design. By default the address says it: a server knows no more. */
  readonly isBlank?: boolean
}

/** The top bar before its controls are there. */
export function ComingBar() {
  return (
    <div className={styles.top}>
      <div className={styles.comingBar}>
        <ShopMark />
      </div>
    </div>
  )
}

/** The layout of the editor, while it is fetched and the design is read from the device. A new design shows its garment. */
export function EditorSkeleton({ isBlank }: EditorSkeletonProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.editor} role="status" aria-label={t('opening')} data-coming>
      <ComingBar />
      <div className={styles.rail} />
      <div className={styles.stage}>
        {(isBlank ?? new URLSearchParams(search).has('new')) && (
          <BlankGarment slug={pathname.split('/').at(-1) ?? ''} />
        )}
        <SlowHint />
      </div>
      <div className={styles.panel} />
    </div>
  )
}
