import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import fields from '../controls/fields.module.css'
import styles from './fonts.module.css'
import { useFontShelf } from './useFontShelf.ts'

/** Asks for the fonts on this device, and says where the browser does not tell them or was told not to. */
export function InstalledFonts() {
  const { t } = useTranslation()
  const fonts = useFontShelf()
  const installed = useStream(fonts.installed)
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof fonts.requestInstalled>> | null>(null)
  if (installed !== null) return null
  return (
    <div className={styles.unloaded}>
      {outcome !== null && outcome !== 'shown' && (
        <p role="status" className={fields.note}>
          {t(`fonts.device.${outcome}`)}
        </p>
      )}
      {outcome !== 'unsupported' && (
        <button type="button" className="button small" onClick={() => void fonts.requestInstalled().then(setOutcome)}>
          {t('fonts.device.show')}
        </button>
      )}
    </div>
  )
}
