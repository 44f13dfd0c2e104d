import { useTranslation } from 'react-i18next'
import { ShopMark } from '../ui/ShopMark.tsx'
import { SlowHint } from '../ui/SlowHint.tsx'
import styles from './editor.module.css'

/** The layout of the editor, while it is fetched and the design is read from the device. */
export function EditorSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.editor} role="status" aria-label={t('opening')}>
      <div className={styles.top}>
        <div className={styles.comingBar}>
          <ShopMark />
        </div>
      </div>
      <div className={styles.rail} />
      <div className={styles.stage}>
        <SlowHint />
      </div>
      <div className={styles.panel} />
    </div>
  )
}
