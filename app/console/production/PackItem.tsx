import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../server/contract/call.ts'
import { type Pack, readPackZipCall } from '../../../server/contract/production/packs.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { FileButton } from '../frame/FileButton.tsx'
import { useStaff } from '../session/EntranceContext.ts'
import { HandoffDialog } from './HandoffDialog.tsx'
import styles from './production.module.css'
import { useRefusalSentence } from './useRefusalSentence.ts'

interface PackItemProps {
  readonly order: string
  readonly pack: Pack
  changed(): void
  handedOver(): void
}

/** How often progress is asked for, in ms. */
const pollEvery = 2000

/** A size in MB, or in kB where that would be nothing. */
export const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`

/** A pack with its progress, or what can be done with it. */
export function PackItem({ order, pack, changed, handedOver }: PackItemProps) {
  const { t } = useTranslation('production')
  const staff = useStaff()
  const [isHanding, setHanding] = useState(false)
  const { id, status, wishes, done, steps, files } = pack
  const refusalSentence = useRefusalSentence()
  const isMaking = status === 'making'
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(changed, pollEvery)
    return () => clearInterval(timer)
  }, [isMaking, changed])
  if (isMaking)
    return (
      <li>
        <span>{t('making', { done, steps })}</span>
        <progress aria-label={t('title')} value={done} max={Math.max(1, steps)} />
      </li>
    )
  if (status === 'refused') return <li data-wrong>{t('refused', { reason: refusalSentence(pack) })}</li>
  const rules = [
    t(`directions.${wishes.direction}`),
    t('apart', { spacing: wishes.spacing }),
    ...(wishes.mirrored ? [t('mirrored')] : []),
    ...(wishes.dense ? [t('laidDensely')] : []),
  ]
  const size = megabytes(files.reduce((sum, file) => sum + file.size, 0))
  return (
    <li>
      <span>{t('done', { width: wishes.width, count: files.length, size })}</span>
      <small>{rules.join(' · ')}</small>
      <span className={styles.acts}>
        <FileButton
          address={addressOf(readPackZipCall, { params: { id: order, pack: id } })}
          file={`pack-${id}.zip`}
          label={t('zip')}
          failed={t('failed')}
        />
        {staff.may('produce') && (
          <button type="button" className="button line" onClick={() => setHanding(true)}>
            <Send aria-hidden />
            {t('handOver')}
          </button>
        )}
      </span>
      {isHanding && <HandoffDialog order={order} pack={id} created={handedOver} close={() => setHanding(false)} />}
    </li>
  )
}
