import { CloudOff, Link2Off } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { readCheckpoint } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { type Answer, isPassing } from '../../session/api/answer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNewDesignPath } from '../../session/useShop.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import type { Studio } from '../../studio/studio.ts'
import { type Opening, useOpening } from '../../studio/useOpening.ts'
import { PageMessage } from '../../ui/EmptyState.tsx'
import { readShown, type SharedSource } from './sharedCalls.ts'

interface SharedErrorProps {
  readonly word: Extract<Shared, { kind: 'trouble' }>['word']
  readonly again: () => void
}

/** Why there is nothing to be seen, and what one can do. */
export function SharedError({ word, again }: SharedErrorProps) {
  const { t } = useTranslation('sharedDesign')
  const begin = useNewDesignPath()
  return (
    <PageMessage
      icon={word === 'offline' ? CloudOff : Link2Off}
      title={t(`trouble.${word}.title`)}
      text={t(`trouble.${word}.text`)}
      role="alert"
    >
      {word === 'offline' || word === 'newer' ? (
        <button type="button" className="button primary" onClick={word === 'newer' ? () => location.reload() : again}>
          {t('again')}
        </button>
      ) : (
        <Link className="button primary" to={begin}>
          {t('own')}
        </Link>
      )}
    </PageMessage>
  )
}

/** What a link opens, or a card of the store. */
type Shared =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly design: SharedDesign; readonly exhibit: ReadOnlyDesign }
  /** Below `trouble` of the words. */
  | { readonly kind: 'trouble'; readonly word: 'unknown' | 'expired' | 'revoked' | 'offline' | 'newer' }

/** The design of a link or of the store, and how to ask for it once more. */
export function useShared(source: SharedSource): readonly [shared: Shared, again: () => void] {
  const { client } = useServices()
  const { kind, id } = source
  const { openReadOnly } = useStudio()
  const open = useCallback(
    async () => opening(await readShown(client, { kind, id }), openReadOnly),
    [kind, id, client, openReadOnly],
  )
  const [shared, again] = useOpening(open)
  return [shared ?? { kind: 'loading' }, again]
}

function opening(answer: Answer<SharedDesign>, open: Studio['openReadOnly']): Opening<Shared> {
  if (answer.kind !== 'answered') return { found: { kind: 'trouble', word: troubleOf(answer) } }
  const design = answer.value
  const garment = garments.find(({ id }) => id === design.productType)
  const document = readCheckpoint(design.document)
  if (!garment || !document) return { found: { kind: 'trouble', word: 'newer' } }
  const exhibit = open(garment, document)
  return { found: { kind: 'shown', design, exhibit }, close: exhibit.close }
}

function troubleOf(answer: Exclude<Answer<unknown>, { kind: 'answered' }>) {
  if (answer.kind === 'unreachable' || isPassing(answer)) return 'offline'
  if (answer.code === 'share-expired') return 'expired'
  return answer.code === 'share-revoked' ? 'revoked' : 'unknown'
}
