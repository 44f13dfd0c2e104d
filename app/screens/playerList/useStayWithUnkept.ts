import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useServices } from '../../session/ServicesContext.ts'

/** Asks before a page is left on which something is not kept yet. */
export function useStayWithUnkept(isUnkept: boolean): void {
  const { questions, session } = useServices()
  const { t } = useTranslation('playerList')
  // Whoever has signed out is not held back.
  const blocker = useBlocker(() => isUnkept && session.state.current().kind === 'in')

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { icon: CloudOff, title: t('leave.title'), message: t('leave.text'), destroys: true }
    void questions
      .ask({ ...question, accept: t('leave.accept'), reject: t('leave.reject') })
      .then(isLeft => (isLeft ? blocker.proceed() : blocker.reset()))
  }, [blocker, questions, t])

  useEffect(() => {
    if (!isUnkept) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isUnkept])
}
