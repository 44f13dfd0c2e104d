import { KeyRound, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffRoles } from '../../../server/contract/console/rights.ts'
import {
  changeStaffRoleCall,
  disconnectAppCall,
  listStaffCall,
  removeStaffCall,
  type StaffMember,
} from '../../../server/contract/console/staff.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, fullName } from '../../i18n/formats.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Select } from '../../ui/controls/native/Select.tsx'
import { LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from '../orders/orders.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { RightsTable } from './RightsTable.tsx'
import own from './staff.module.css'

/** `/console/staff`: who may enter the console, and who may do what there. */
export function StaffScreen() {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const [isInviting, setInviting] = useState(false)
  const found = useRequest(['console-staff'], () => client.send(listStaffCall))
  return (
    <div className={styles.screen}>
      <PageTitle>{t('staff.title')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display small">{t('staff.title')}</h1>
        <div className={styles.tools}>
          <button type="button" className="button primary" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            {t('staff.invite')}
          </button>
        </div>
      </header>
      {found.kind === 'loading' && (
        <div role="status" aria-label={t('app:loading')} className={styles.waiting}>
          {skeletonItems(3).map(row => (
            <span key={row} />
          ))}
        </div>
      )}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && (
        <ul className={own.members}>
          {found.value.items.map(member => (
            <Member key={member.id} member={member} changed={found.retry} />
          ))}
        </ul>
      )}
      <RightsTable />
      {isInviting && (
        <InviteDialog
          close={() => setInviting(false)}
          invited={() => {
            setInviting(false)
            found.retry()
          }}
        />
      )}
    </div>
  )
}

interface MemberProps {
  readonly member: StaffMember
  changed(): void
}

function Member({ member, changed }: MemberProps) {
  const { t } = useTranslation('console')
  const { client, language, now, toasts, confirmations } = useServices()
  const chosen = useStream(language)
  const problem = useProblemWord()
  const name = fullName(member, chosen)
  const { id, email, role, hasApp, isSelf, lastSeenAt } = member
  const take = async (response: Promise<ClientResponse<unknown>>) => {
    const came = await response
    if (came.kind !== 'ok') {
      const isLast = came.kind === 'refused' && came.code === 'wrong-state'
      toasts.show({ key: 'staff', severity: 'error', text: isLast ? t('staff.lastOwner') : problem(came) })
    }
    changed()
  }
  const confirmed = (what: 'remove' | 'disconnect', act: () => Promise<ClientResponse<unknown>>) => async () => {
    const isAgreed = await confirmations.confirm({
      icon: what === 'remove' ? Trash2 : KeyRound,
      title: t(`staff.${what}Title`, { name }),
      message: t(`staff.${what}Text`),
      accept: t(`staff.${what}`),
      reject: t('step.keep'),
    })
    if (isAgreed) await take(act())
  }
  const seen = lastSeenAt === null ? t('staff.never') : formatDay(new Date(lastSeenAt), new Date(now()), chosen)
  return (
    <li>
      <div className={own.who}>
        <strong>
          {name}
          {isSelf && <small> {t('staff.self')}</small>}
        </strong>
        <p>{email}</p>
        <p>
          {t('staff.seen', { day: seen })} · {hasApp ? t('staff.app') : t('staff.noApp')}
        </p>
      </div>
      <div className={own.acts}>
        <Select
          label={t('staff.roleOf', { name })}
          value={role}
          choices={staffRoles.map(value => ({ value, label: t(`role.${value}`) }))}
          choose={next => void take(client.send(changeStaffRoleCall, { params: { id }, body: { role: next } }))}
        />
        {hasApp && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('staff.disconnectTitle', { name })}
            data-tip={t('staff.disconnect')}
            onClick={() => void confirmed('disconnect', () => client.send(disconnectAppCall, { params: { id } }))()}
          >
            <KeyRound aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={t('staff.removeTitle', { name })}
          data-tip={t('staff.remove')}
          onClick={() => void confirmed('remove', () => client.send(removeStaffCall, { params: { id } }))()}
        >
          <Trash2 aria-hidden />
        </button>
      </div>
    </li>
  )
}
