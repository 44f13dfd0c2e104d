import { Flag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameVersion, removeVersionName } from '../../../plugins/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { vectorAfter } from './filmstrip.ts'
import styles from './timelinePanel.module.css'
import type { TimelineState } from './useTimeline.ts'

/** Names the version on the stage, renames it or removes its name. */
export function NamedVersionField({ timeline }: { readonly timeline: TimelineState }) {
  const { t } = useTranslation()
  const { engine, newId } = useOpenedDesign()
  const notify = useNotifyOutcome()
  const { filmstrip, positions } = timeline
  const { moments } = useStream(engine.document)
  const status = filmstrip.steps[positions.left - 1]?.name ?? ''
  const [name, setName] = useState(status)
  if (positions.left === 0) return null
  const known = Object.entries(moments).find(([, moment]) => moment.name === status && status !== '')?.[0]
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === status) return
    const command =
      wanted === '' && known
        ? removeVersionName.of({ moment: known })
        : nameVersion.of({
            moment: known ?? newId(),
            name: wanted,
            vector: vectorAfter(filmstrip.replay, filmstrip.countAt(positions.left)),
          })
    notify(command, engine.dispatch(command))
  }
  return (
    <form className={styles.nameField} onSubmit={save}>
      <Flag aria-hidden />
      <input
        value={name}
        maxLength={120}
        aria-label={t('timeline.name')}
        placeholder={t('timeline.nameHint')}
        onChange={event => setName(event.target.value)}
      />
      {name.trim() !== status && (
        <button type="submit" className="button soft">
          {name.trim() === '' ? t('timeline.forget') : t('timeline.keepName')}
        </button>
      )}
    </form>
  )
}
