import { Link2Off } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type GarmentPlugin, readCheckpoint } from '../../../engine/index.ts'
import { type OpenedRoster, openRosterCall } from '../../../server/contract/orders/rosterLink.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { isPassing } from '../../session/api/clientResponse.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { type OpenedResource, useOpenedResource } from '../../studio/useOpenedResource.ts'
import { PageMessage } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryShirt } from './EntryShirt.tsx'
import type { EnteredFields } from './enteredPlayer.ts'
import { anotherSecret, ownSecret, readSecret } from './entrySecrets.ts'
import styles from './selfEntry.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/order/roster#<secret>`: players enter themselves into the roster of an order, and see their shirts. */
export function SelfEntryScreen() {
  const t = useScreenWords('selfEntry', { en, kh })
  const { memory } = useServices()
  const secret = readSecret(useLocation().hash)
  const [own, setOwn] = useState(() => ownSecret(memory))
  const [entry, retry] = useEntry(secret, own)
  const title = entry.kind === 'open' ? entry.roster.name || t('app:name.none') : t('title')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {entry.kind === 'loading' && (
        <main id="content" className={styles.page} role="status" aria-label={t('app:loading')} />
      )}
      {entry.kind === 'error' && (
        <PageMessage icon={Link2Off} title={t(`error.${entry.word}.title`)} text={t(`error.${entry.word}.text`)}>
          <button type="button" className="button primary" onClick={retry}>
            {t('again')}
          </button>
        </PageMessage>
      )}
      {entry.kind === 'open' && secret !== null && (
        <Entry key={own} entry={entry} opening={{ secret, own }} another={() => setOwn(anotherSecret(memory))} />
      )}
    </>
  )
}

interface EntryProps {
  readonly entry: OpenEntry
  readonly opening: { readonly secret: string; readonly own: string }
  readonly another: () => void
}

/** The shirt as it is entered, and the form. */
function Entry({ entry: { roster, readOnlyDesign }, opening, another }: EntryProps) {
  const { t } = useTranslation('selfEntry')
  const [fields, setFields] = useState<EnteredFields | null>(roster.reply)
  const name = roster.name || t('app:name.none')
  return (
    <main id="content" className={styles.page}>
      <header>
        <p className={styles.eyebrow}>{t('title')}</p>
        <h1 className="display">{name}</h1>
        <p>{t('lead')}</p>
      </header>
      <EntryShirt readOnlyDesign={readOnlyDesign} fields={fields} name={name} />
      <EntryForm
        garment={readOnlyDesign.garment}
        opening={opening}
        reply={roster.reply}
        typed={setFields}
        another={another}
      />
    </main>
  )
}

interface OpenEntry {
  readonly kind: 'open'
  readonly roster: OpenedRoster
  readonly readOnlyDesign: ReadOnlyDesign
}

type Opening = { readonly kind: 'loading' } | OpenEntry | { readonly kind: 'error'; readonly word: ErrorWord }
type ErrorWord = 'closed' | 'offline' | 'newer'

/** What a link opens, and how to ask for it once more. */
function useEntry(secret: string | null, own: string): readonly [Opening, () => void] {
  const { client } = useServices()
  const { fetchGarment, openReadOnly } = useStudio()
  const open = useCallback(async (): Promise<OpenedResource<Opening>> => {
    const failed = (word: ErrorWord) => ({ found: { kind: 'error', word } as const })
    if (secret === null) return failed('closed')
    const response = await client.send(openRosterCall, { body: { secret, own } })
    if (response.kind !== 'ok') {
      return failed(response.kind === 'unreachable' || isPassing(response) ? 'offline' : 'closed')
    }
    const roster = response.value
    const garment: GarmentPlugin | null = await fetchGarment(slugOf(roster.productType))
    const document = readCheckpoint(roster.document)
    if (!garment || !document) return failed('newer')
    const readOnlyDesign = openReadOnly(garment, document)
    return { found: { kind: 'open', roster, readOnlyDesign }, close: readOnlyDesign.close }
  }, [secret, own, client, fetchGarment, openReadOnly])
  const [entry, retry] = useOpenedResource(open)
  return [entry ?? { kind: 'loading' }, retry]
}
