import { LogOut, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../session/ServicesContext.ts'
import type { Leaving } from '../studio/designs/leaveDevice.ts'
import { useNavigate } from '../ui/routing/RoutingContext.ts'

/** Asks, ends the session, takes the account's designs from this device and goes home. */
export function useSignOut(): () => void {
  const { t } = useTranslation()
  const { confirmations, session, block, memory } = useServices()
  const navigate = useNavigate()

  const isSure = () =>
    confirmations.confirm({
      icon: LogOut,
      title: t('app:confirmation'),
      message: t('app:log_out_confirmation'),
      reject: t('app:no'),
      accept: t('app:yes'),
    })
  const losesWork = ({ unsent }: Leaving) =>
    confirmations.confirm({
      icon: TriangleAlert,
      title: t('app:leave.title'),
      message: t('app:leave.unsent', { count: unsent.length }),
      reject: t('app:leave.stay'),
      accept: t('app:leave.lose'),
      destroys: true,
    })
  return async () => {
    const now = session.state.current()
    if (!(await isSure())) return
    const leaving =
      now.kind === 'in' ? (await import('../studio/designs/leaveDevice.ts')).leaveDevice(memory, now.details.id) : null
    if (leaving && leaving.unsent.length > 0 && !(await losesWork(leaving))) return
    // Shown before the session ends: the frame of the signed-in area would ask to sign in again.
    await navigate('/', { flushSync: true })
    await block.during(Promise.all([session.leave(), leaving?.clear()]))
  }
}
