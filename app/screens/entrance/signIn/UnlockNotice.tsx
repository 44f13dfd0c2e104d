import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Answer } from '../../../session/api/answer.ts'
import { useProblemWord } from '../../../ui/forms/problemWord.ts'
import { Notice } from '../frame/Notice.tsx'
import { useEntranceCalls } from '../useEntranceCalls.ts'
import { useMailedSecret } from '../useMailedSecret.ts'

/** Unlocks the account when one came by the letter's link, and says so. */
export function UnlockNotice() {
  const secret = useMailedSecret('unlock')
  return secret && <Unlocking key={secret} secret={secret} />
}

function Unlocking({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('entrance')
  const calls = useEntranceCalls()
  const word = useProblemWord()
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null)
  const isSent = useRef(false)

  useEffect(() => {
    // A link works once.
    if (isSent.current) return
    isSent.current = true
    void calls.unlock(secret).then(told => {
      setAnswer(told)
      // The address need not say it again, unless the page is worth loading again.
      if (told.kind !== 'unreachable') void navigate({ search: location.search }, { replace: true })
    })
  }, [calls, secret, navigate])

  if (answer === null) return <Notice kind="good">{t('unlock.busy')}</Notice>
  if (answer.kind === 'answered') return <Notice kind="good">{t('unlock.done')}</Notice>
  const isUsed = answer.kind === 'refused' && answer.code === 'link-invalid'
  return <Notice kind="bad">{isUsed ? t('unlock.used') : word(answer)}</Notice>
}
