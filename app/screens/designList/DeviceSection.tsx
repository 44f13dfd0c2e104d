import { HardDrive, UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/khmerFormat.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import styles from './designList.module.css'
import { useDeviceOnly } from './useDeviceOnly.ts'

/** Designs that only this device has, to be taken into the account. Not there when there are none. */
export function DeviceSection() {
  const { t } = useTranslation('designList')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const { designs, take } = useDeviceOnly()
  if (designs.length === 0) return null
  return (
    <section className={styles.device} aria-labelledby="device-designs">
      <div className={styles.deviceHead}>
        <div>
          <h2 id="device-designs">{t('device.title')}</h2>
          <p>{t('device.text')}</p>
        </div>
        <button type="button" className="button line" onClick={() => void take()}>
          <UserRoundCheck aria-hidden />
          {t('device.take')}
        </button>
      </div>
      <ul>
        {designs.map(design => (
          <li key={design.id}>
            <Link to={designPath(design)}>
              <HardDrive aria-hidden />
              <span>{design.name || t('unnamed')}</span>
              <span className={styles.deviceDay}>
                {t('edited', { day: formatDay(new Date(design.at), new Date(now()), chosen) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
