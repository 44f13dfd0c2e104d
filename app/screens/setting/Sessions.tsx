import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { endSessionCall, listSessionsCall, type sessionItem } from '../../../server/contract/accounts/settings.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { AskAgain } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { SectionWait } from './SectionWait.tsx'
import { SessionRow } from './SessionRow.tsx'
import styles from './setting.module.css'
import { useDeviceName } from './useDeviceName.ts'

type SessionItem = z.infer<typeof sessionItem>

/** Where one is signed in, this device first, and the way to sign out another. */
export function Sessions() {
  const { t } = useTranslation('setting')
  const { client, questions, block, toasts } = useServices()
  const nameOf = useDeviceName()
  const word = useProblemWord()
  const asked = useAnswer(['setting', 'sessions'], () => client.send(listSessionsCall))
  if (asked.kind === 'loading') return <SectionWait rows={2} />
  if (asked.kind === 'failed') return <AskAgain trouble={asked.trouble} again={asked.again} />

  const end = async ({ id, clientId, device }: SessionItem) => {
    const isSure = await questions.ask({
      icon: MonitorSmartphone,
      title: t('sessions.ask'),
      message: t('sessions.message', { device: nameOf(device) }),
      reject: t('app:no'),
      accept: t('app:yes'),
    })
    if (!isSure) return
    const answer = await block.during(client.send(endSessionCall, { params: { clientId, sessionId: id } }))
    // One that has ended by itself is what was wanted.
    const isEnded = answer.kind === 'answered' || (answer.kind === 'refused' && answer.code === 'not-found')
    if (!isEnded) toasts.show({ key: 'session', severity: 'error', text: word(answer) })
    asked.again()
  }
  const items = [...asked.value.items].sort((a, b) => Number(b.current) - Number(a.current))
  return (
    <ul className={styles.rows}>
      {items.map(item => (
        <SessionRow key={item.id} item={item}>
          {!item.current && (
            <button type="button" className="button line" onClick={() => end(item)}>
              <LogOut aria-hidden />
              {t('sessions.end')}
            </button>
          )}
        </SessionRow>
      ))}
    </ul>
  )
}
