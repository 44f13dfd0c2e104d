import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRoomWords } from '../../../i18n/words.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EntranceFrame } from '../frame/EntranceFrame.tsx'
import { useMailedSecret } from '../useMailedSecret.ts'
import en from '../words/en.json' with { type: 'json' }
import kh from '../words/kh.json' with { type: 'json' }
import { AskForLink } from './AskForLink.tsx'
import { NewPassword } from './NewPassword.tsx'

/** A forgotten password: asks where to send a link, and takes a new one from whoever has the link. */
export function ForgottenPassword() {
  const t = useRoomWords('entrance', { en, kh })
  const navigate = useNavigate()
  const token = useMailedSecret('token')
  const [useless, setUseless] = useState<string | null>(null)
  const isUseless = token === null || token === useless
  const giveUp = () => {
    setUseless(token)
    void navigate({ search: location.search }, { replace: true })
  }
  return (
    <EntranceFrame>
      <PageTitle>{t('forgot.title')}</PageTitle>
      {isUseless ? <AskForLink wasUseless={useless !== null} /> : <NewPassword token={token} useless={giveUp} />}
    </EntranceFrame>
  )
}
