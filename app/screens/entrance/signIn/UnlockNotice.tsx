import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { unlockCall } from '../../../../server/contract/accounts/passwords.ts'
import type { Answer } from '../../../session/api/answer.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { useProblemWord } from '../../../ui/forms/problemWord.ts'
import { Notice } from '../frame/Notice.tsx'
import { useMailedSecret } from '../useMailedSecret.ts'

/** Unlocks the account when one came by the letter's link, and says so. */
export function UnlockNotice() {
  const secret = useMailedSecret('unlock')
  return secret && <Unlocking key={secret} secret={secret} />
}

function Unlocking({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('entrance')
  const { publicClient } = useServices()
  const word = useProblemWord()
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null)
  const isSent = useRef(false)

  useEffect(() => {
    // A link works once.
    if (isSent.current) return
    isSent.current = true
    void publicClient.send(unlockCall, { body: { token: secret } }).then(told => {
      setAnswer(told)
      // The address need not say it again, unless the page is worth loading again.
      if (told.kind !== 'unreachable') void navigate({ search: location.search }, { replace: true })
    })
  }, [publicClient, secret, navigate])

  if (answer === null) return <Notice kind="good">{t('unlock.busy')}</Notice>
  if (answer.kind === 'answered') return <Notice kind="good">{t('unlock.done')}</Notice>
  const isUsed = answer.kind === 'refused' && answer.code === 'link-invalid'
  return <Notice kind="bad">{isUsed ? t('unlock.used') : word(answer)}</Notice>
}
