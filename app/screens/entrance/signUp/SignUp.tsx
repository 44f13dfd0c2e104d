import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useStream } from '../../../device/useStream.ts'
import { useRoomWords } from '../../../i18n/words.ts'
import { ownPath } from '../../../session/paths.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { Arrival } from '../arrival/Arrival.tsx'
import { EntranceFrame } from '../frame/EntranceFrame.tsx'
import { EntranceWait } from '../frame/EntranceWait.tsx'
import type { Handed } from '../handedIn.ts'
import en from '../words/en.json' with { type: 'json' }
import kh from '../words/kh.json' with { type: 'json' }
import { CodeStep } from './CodeStep.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { waitingAddress } from './waitingAddress.ts'

/** Signing up: who one is, then the code from the letter. The second step outlives a reload of the page. */
export function SignUp() {
  const t = useRoomWords('entrance', { en, kh })
  const services = useServices()
  const { kind } = useStream(services.session.state)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const waiting = waitingAddress(services)
  const [email, setEmail] = useState(waiting.read)
  // Never written down: after a reload one signs in with it once more.
  const [password, setPassword] = useState<string | null>(null)

  const begin = () => {
    waiting.forget()
    setEmail(null)
  }
  const done = (isIn: boolean) => {
    waiting.forget()
    const handed: Handed = { notice: 'confirmed', ...(email === null ? {} : { email }) }
    if (!isIn) void navigate({ pathname: '/auth/signin', search: query.toString() }, { state: handed, replace: true })
  }
  return (
    <EntranceFrame>
      <PageTitle>{t('app:menu.signUp')}</PageTitle>
      {kind === 'in' && <Arrival to={ownPath(query.get('redirect_to'))} />}
      {kind === 'starting' && <EntranceWait />}
      {(kind === 'out' || kind === 'unreachable') &&
        (email === null ? (
          <SignUpForm
            done={(address, expiresIn, typed) => {
              waiting.keep(address, expiresIn)
              setPassword(typed)
              setEmail(address)
            }}
          />
        ) : (
          <CodeStep email={email} password={password} back={begin} done={done} />
        ))}
    </EntranceFrame>
  )
}
