import { useTranslation } from 'react-i18next'
import {
  changeNotificationsCall,
  type NotificationSettings,
  readNotificationsCall,
} from '../../../server/contract/accounts/settings.ts'
import { SwitchField } from '../../panelkit/controls/choices.tsx'
import type { Answer } from '../../session/api/answer.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { SectionWait } from './Section.tsx'
import styles from './setting.module.css'

const key = ['setting', 'notifications']
const subjects = ['orders', 'reviews', 'comments', 'news'] as const

/** Which letters one wants; kept as soon as it is chosen, and turned back when it could not be kept. */
export function Notifications() {
  const { t } = useTranslation('setting')
  const { client, queries, toasts } = useServices()
  const word = useProblemWord()
  const asked = useAnswer(key, () => client.send(readNotificationsCall))
  if (asked.kind === 'loading') return <SectionWait rows={4} />
  if (asked.kind === 'failed') return <LoadError trouble={asked.trouble} again={asked.again} />

  const show = (value: NotificationSettings) => {
    const told: Answer<NotificationSettings> = { kind: 'answered', value }
    queries.setQueryData(key, told)
  }
  const choose = async (next: NotificationSettings) => {
    const before = asked.value
    show(next)
    const answer = await client.send(changeNotificationsCall, { body: next })
    if (answer.kind === 'answered') return
    show(before)
    toasts.show({ key: 'notifications', severity: 'error', text: word(answer) })
  }
  return (
    <ul className={styles.rows}>
      {subjects.map(subject => (
        <li key={subject}>
          <SwitchField
            label={t(`notifications.${subject}`)}
            on={asked.value[subject]}
            choose={isOn => void choose({ ...asked.value, [subject]: isOn })}
          />
        </li>
      ))}
    </ul>
  )
}
