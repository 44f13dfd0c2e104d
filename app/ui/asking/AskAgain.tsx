import { CircleAlert, CloudOff, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Refused } from '../../session/api/answer.ts'
import { useProblemWord } from '../forms/problemWord.ts'
import { StandIn } from '../standIn/StandIn.tsx'

export interface AskAgainProps {
  readonly trouble: Refused | { readonly kind: 'unreachable' }
  readonly again: () => void
}

/** Why there is nothing to be seen, and the way to ask once more. */
export function AskAgain({ trouble, again }: AskAgainProps) {
  const { t } = useTranslation()
  const word = useProblemWord()
  const icon = trouble.kind === 'unreachable' ? CloudOff : CircleAlert
  return (
    <StandIn icon={icon} text={word(trouble)} role="alert">
      <button type="button" className="button line" onClick={again}>
        <RotateCw aria-hidden />
        {t('app:again')}
      </button>
    </StandIn>
  )
}
