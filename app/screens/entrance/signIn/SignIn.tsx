import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useStream } from '../../../device/useStream.ts'
import { useRoomWords } from '../../../i18n/words.ts'
import { ownPath } from '../../../session/paths.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { Arrival } from '../arrival/Arrival.tsx'
import { EntranceFrame } from '../frame/EntranceFrame.tsx'
import { EntranceWait } from '../frame/EntranceWait.tsx'
import { useGoogleReturn } from '../google/useGoogleReturn.ts'
import { handedIn } from '../handedIn.ts'
import { CodeStep } from '../signUp/CodeStep.tsx'
import en from '../words/en.json' with { type: 'json' }
import kh from '../words/kh.json' with { type: 'json' }
import { type Credentials, SignInForm } from './SignInForm.tsx'
import { UnlockNotice } from './UnlockNotice.tsx'

/** Signing in. Whoever is signed in already goes on. */
export function SignIn() {
  const t = useRoomWords('entrance', { en, kh })
  const { kind } = useStream(useServices().session.state)
  const [query] = useSearchParams()
  const { hash, state } = useLocation()
  const handed = handedIn(state)
  // Somebody who is signed in here may come by the letter of a locked account, too.
  const isUnlocking = hash.startsWith('#unlock=')
  const google = useGoogleReturn()
  const [unconfirmed, setUnconfirmed] = useState<Credentials | null>(null)
  const to = ownPath(google.to ?? query.get('redirect_to'))
  return (
    <EntranceFrame>
      <PageTitle>{t('app:menu.signIn')}</PageTitle>
      {kind === 'in' && (isUnlocking ? <UnlockNotice /> : <Arrival to={to} />)}
      {kind === 'starting' && <EntranceWait />}
      {(kind === 'out' || kind === 'unreachable') &&
        (unconfirmed ? (
          <CodeStep
            {...unconfirmed}
            sendsFirst
            back={() => setUnconfirmed(null)}
            done={isIn => !isIn && setUnconfirmed(null)}
          />
        ) : (
          <SignInForm to={to} handed={handed} google={google.trouble} unconfirmed={setUnconfirmed} />
        ))}
    </EntranceFrame>
  )
}
