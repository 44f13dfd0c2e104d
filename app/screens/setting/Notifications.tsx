import { useTranslation } from 'react-i18next'
import {
  changeNotificationsCall,
  type NotificationSettings,
  readNotificationsCall,
} from '../../../server/contract/accounts/settings.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { SwitchField } from '../../ui/controls/native/SwitchField.tsx'
import { LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { SectionWait } from './SettingSection.tsx'
import styles from './setting.module.css'

const key = ['setting', 'notifications']
const subjects = ['orders', 'reviews', 'comments', 'news'] as const

/** Which emails the customer wants; saved as soon as it is chosen, and reverted when saving fails. */
export function Notifications() {
  const { t } = useTranslation('setting')
  const { client, queries, toasts } = useServices()
  const word = useProblemWord()
  const result = useRequest(key, () => client.send(readNotificationsCall))
  if (result.kind === 'loading') return <SectionWait rows={4} />
  if (result.kind === 'failed') return <LoadError error={result.error} retry={result.retry} />

  const show = (value: NotificationSettings) => {
    const response: ClientResponse<NotificationSettings> = { kind: 'ok', value }
    queries.setQueryData(key, response)
  }
  const choose = async (next: NotificationSettings) => {
    const before = result.value
    show(next)
    const response = await client.send(changeNotificationsCall, { body: next })
    if (response.kind === 'ok') return
    show(before)
    toasts.show({ key: 'notifications', severity: 'error', text: word(response) })
  }
  return (
    <ul className={styles.rows}>
      {subjects.map(subject => (
        <li key={subject}>
          <SwitchField
            label={t(`notifications.${subject}`)}
            on={result.value[subject]}
            choose={isOn => void choose({ ...result.value, [subject]: isOn })}
          />
        </li>
      ))}
    </ul>
  )
}
