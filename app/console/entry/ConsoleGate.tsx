import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx'
import { useEntrance } from '../session/EntranceContext.ts'
import { ConnectStep } from './ConnectStep.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { SecondFactorStep } from './SecondFactorStep.tsx'

/** Asks for the password, then for a code, and shows the requested screen of the console after both. */
export function ConsoleGate() {
  const { t } = useTranslation('console')
  const entrance = useEntrance()
  const now = useStream(entrance.state)
  if (now.kind === 'in' && now.entry.secondFactor === 'passed') return <ConsoleFrame />
  return (
    <EntryFrame>
      <PageTitle>{t('entry.title')}</PageTitle>
      {now.kind === 'starting' && <p role="status">{t('app:loading')}</p>}
      {now.kind === 'out' && <PasswordStep />}
      {now.kind === 'in' && now.entry.secondFactor === 'due' && <SecondFactorStep email={now.entry.email} />}
      {now.kind === 'in' && now.entry.secondFactor === 'unset' && <ConnectStep email={now.entry.email} />}
      {now.kind === 'unreachable' && (
        <EmptyState icon={CloudOff} text={t('app:problem.unreachable')} role="alert">
          <button type="button" className="button line" onClick={() => void entrance.start()}>
            {t('app:again')}
          </button>
        </EmptyState>
      )}
    </EntryFrame>
  )
}
