import { CircleCheck, Reply } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { type Trouble, useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import { RemarkForm } from './RemarkForm.tsx'
import styles from './remarks.module.css'
import { type RemarkThread, remarkThreads } from './remarkThreads.ts'
import { readRemarks, type SharedSource, writeRemark } from './sharedCalls.ts'

interface RemarksProps {
  readonly source: SharedSource
  readonly remarks: AskedRemarks
  readonly spot: ClothSpot
  readonly garment: string
  readonly chosen: string | null
  readonly choose: (remark: DesignComment) => void
  /** A remark was kept. */
  readonly pinned: () => void
}

/** What is said about the design, and what one wants to say. */
export function Remarks({ source, remarks, spot, garment, chosen, choose, pinned }: RemarksProps) {
  const { t } = useTranslation('sharedDesign')
  const { t: panelWord } = useTranslation(`garment.${garment}`)
  const { client } = useServices()
  const problem = useProblemWord()
  const [answered, answer] = useState<DesignComment | null>(null)
  return (
    <section className={styles.remarks} aria-labelledby="remarks">
      <h2 id="remarks">{t('remark.title')}</h2>
      {remarks.kind === 'loading' && <p role="status">{t('app:loading')}</p>}
      {remarks.kind === 'failed' && (
        <div role="alert">
          <p>{problem(remarks.trouble)}</p>
          <button type="button" className="button line" onClick={remarks.again}>
            {t('again')}
          </button>
        </div>
      )}
      {remarks.kind === 'answered' && remarks.threads.length === 0 && <p className={styles.none}>{t('remark.none')}</p>}
      {remarks.kind === 'answered' && remarks.threads.length > 0 && (
        <RemarkList threads={remarks.threads} chosen={chosen} choose={choose} answer={answer} />
      )}
      <RemarkForm
        spot={spot}
        panelName={panelWord(`panels.${spot.panel}`, { defaultValue: spot.panel })}
        answered={answered}
        dropAnswer={() => answer(null)}
        send={async remark => {
          const kept = await writeRemark(client, source, remark)
          if (kept.kind === 'answered') {
            answer(null)
            pinned()
            remarks.again()
          }
          return kept
        }}
      />
    </section>
  )
}

interface RemarkListProps {
  readonly threads: readonly RemarkThread[]
  readonly chosen: string | null
  readonly choose: (remark: DesignComment) => void
  readonly answer: (remark: DesignComment) => void
}

/** What was said about the design, with the numbers of the pins. */
function RemarkList({ threads, chosen, choose, answer }: RemarkListProps) {
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

type AskedRemarks = { readonly again: () => void } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'answered'; readonly threads: readonly RemarkThread[] }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
)

/** The remarks on a shared design, for whom its link tells them to. */
export function useRemarks(source: SharedSource): AskedRemarks {
  const { client } = useServices()
  const asked = useAnswer(['remarks', source.kind, source.id], () => readRemarks(client, source))
  const items = asked.kind === 'answered' ? asked.value.items : null
  const threads = useMemo(() => remarkThreads(items ?? []), [items])
  return asked.kind === 'answered' ? { kind: 'answered', threads, again: asked.again } : asked
}
