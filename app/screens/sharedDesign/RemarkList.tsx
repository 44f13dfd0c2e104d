import { CircleCheck, Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/khmerFormat.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './remarks.module.css'
import type { RemarkThread } from './remarkThreads.ts'

export interface RemarkListProps {
  readonly threads: readonly RemarkThread[]
  readonly chosen: string | null
  readonly choose: (remark: DesignComment) => void
  readonly answer: (remark: DesignComment) => void
}

/** What was said about the design, with the numbers of the pins. */
export function RemarkList({ threads, chosen, choose, answer }: RemarkListProps) {
  const { t } = useTranslation('sharedDesign')
  return (
    <ol className={styles.list}>
      {threads.map(({ number, remark, answers }) => (
        <li key={remark.id} id={`remark-${remark.id}`} data-chosen={remark.id === chosen || undefined}>
          <button
            type="button"
            className={styles.number}
            aria-label={t('remark.look', { number })}
            onClick={() => choose(remark)}
          >
            {number}
          </button>
          <Remark remark={remark} />
          {answers.map(one => (
            <Remark key={one.id} remark={one} />
          ))}
          <button type="button" className={`button ${styles.reply}`} onClick={() => answer(remark)}>
            <Reply aria-hidden />
            {t('remark.answer')}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Remark({ remark: { name, own, text, createdAt, resolvedAt } }: { readonly remark: DesignComment }) {
  const { t } = useTranslation('sharedDesign')
  const { now, language } = useServices()
  const shown = useStream(language)
  const at = new Date(createdAt)
  return (
    <div className={styles.remark}>
      <p className={styles.who}>
        <strong>{own ? t('remark.you') : name || t('remark.somebody')}</strong>{' '}
        <time dateTime={createdAt}>
          {formatDay(at, new Date(now()), shown)}, {formatTime(at)}
        </time>
        {resolvedAt !== null && (
          <span className={styles.settled}>
            <CircleCheck aria-hidden />
            {t('remark.settled')}
          </span>
        )}
      </p>
      <p className={styles.said}>{text}</p>
    </div>
  )
}
