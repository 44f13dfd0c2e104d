import { Flag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetMoment, nameMoment } from '../../../plugins/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../controls/useNotifyOutcome.ts'
import { vectorAfter } from './filmstrip.ts'
import styles from './timelinePanel.module.css'
import type { Timeline } from './useTimeline.ts'

/** Gives the moment on the stage a name, changes it or takes it away. */
export function NamedVersionField({ timeline }: { readonly timeline: Timeline }) {
  const { t } = useTranslation()
  const { engine, newId } = useOpenedDesign()
  const notify = useNotifyOutcome()
  const { film, positions } = timeline
  const { moments } = useStream(engine.document)
  const standing = film.steps[positions.left - 1]?.name ?? ''
  const [name, setName] = useState(standing)
  if (positions.left === 0) return null
  const known = Object.entries(moments).find(([, moment]) => moment.name === standing && standing !== '')?.[0]
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === standing) return
    const command =
      wanted === '' && known
        ? forgetMoment.of({ moment: known })
        : nameMoment.of({
            moment: known ?? newId(),
            name: wanted,
            vector: vectorAfter(film.replay, film.countAt(positions.left)),
          })
    notify(command, engine.dispatch(command))
  }
  return (
    <form className={styles.nameField} onSubmit={keep}>
      <Flag aria-hidden />
      <input
        value={name}
        maxLength={120}
        aria-label={t('timeline.name')}
        placeholder={t('timeline.nameHint')}
        onChange={event => setName(event.target.value)}
      />
      {name.trim() !== standing && (
        <button type="submit" className="button soft">
          {name.trim() === '' ? t('timeline.forget') : t('timeline.keepName')}
        </button>
      )}
    </form>
  )
}
