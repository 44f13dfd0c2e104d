import {
  CircleCheck,
  CircleX,
  Copy,
  Globe,
  GlobeLock,
  Link2,
  Link2Off,
  type LucideIcon,
  MessageSquare,
  Pencil,
  PencilRuler,
  Plus,
  RotateCcw,
  Send,
  SpellCheck,
  Star,
  Trash2,
  Undo2,
  UserRoundCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ActivityItem, readActivityCall } from '../../../server/contract/designs/designHistory.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { editPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import styles from './activity.module.css'

const icons: Readonly<Record<ActivityItem['kind'], LucideIcon>> = {
  created: Plus,
  copied: Copy,
  renamed: Pencil,
  submitted: Send,
  withdrawn: Undo2,
  reopened: RotateCcw,
  approved: CircleCheck,
  rejected: CircleX,
  published: Globe,
  unpublished: GlobeLock,
  deleted: Trash2,
  restored: RotateCcw,
  claimed: UserRoundCheck,
  shared: Link2,
  corrected: SpellCheck,
  'share-revoked': Link2Off,
  edited: PencilRuler,
  commented: MessageSquare,
  rated: Star,
}

/** More than are shown, because the person's own are left out. */
const limit = 40
const maxShown = 8

/** The person's own edits stand above, with their images. */
const isNews = ({ kind, by }: ActivityItem): boolean => kind !== 'edited' || by !== 'you'

/** What happened lately to the customer's designs. */
export function Activity() {
  const { t } = useTranslation('dashboard')
  const { client } = useServices()
  const problemWord = useProblemWord()
  const result = useRequest(['designs', 'activity'], () => client.send(readActivityCall, { query: { limit } }))
  return (
    <section className={styles.activity} aria-labelledby="activity">
      <h2 id="activity">{t('activity.title')}</h2>
      {result.kind === 'loading' && (
        <div className={styles.coming} role="status" aria-busy aria-label={t('app:loading')} />
      )}
      {result.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {problemWord(result.error)}
          <button type="button" className="button soft" onClick={result.retry}>
            {t('app:screenFailed.again')}
          </button>
        </p>
      )}
      {result.kind === 'ok' && (
        <ol>
          {result.value.items
            .filter(isNews)
            .slice(0, maxShown)
            .map(item => (
              <Line key={item.id} item={item} />
            ))}
        </ol>
      )}
    </section>
  )
}

function Line({ item }: { readonly item: ActivityItem }) {
  const { t } = useTranslation('dashboard')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const { kind, design, text } = item
  const Icon = icons[kind]
  const moment = new Date(item.at)
  const values = { name: design.name || t('unnamed'), person: item.name, rating: item.rating }
  const sentence = t(`activity.${activityWord(item)}`, values)
  return (
    <li data-kind={kind}>
      <Icon aria-hidden />
      <p>
        {design.deleted ? sentence : <Link to={editPath(design)}>{sentence}</Link>}
        {text !== '' && <q>{text}</q>}
      </p>
      <time dateTime={item.at}>{`${formatDay(moment, new Date(now()), chosen)}, ${formatTime(moment)}`}</time>
    </li>
  )
}

/** What happened and who did it, below `activity` of the words. */
export function activityWord({ kind, by, name }: Pick<ActivityItem, 'kind' | 'by' | 'name'>): string {
  if (kind === 'edited' && by !== 'you') return by === 'other' ? 'editedByOther' : 'wasEdited'
  if (kind !== 'commented') return kind
  if (by === 'you') return 'commentedByYou'
  return name === '' ? 'commentedBySomebody' : 'commented'
}
