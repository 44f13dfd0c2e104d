import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EmailKind, emailKinds, listEmailTextsCall } from '../../../server/contract/console/emailTexts.ts'
import type { Language } from '../../../server/contract/tenantSettings.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import { LoadError } from '../../ui/EmptyState.tsx'
import { EmailTextForm } from './EmailTextForm.tsx'
import styles from './shop.module.css'

const key = ['console-email-texts']

/** What the emails to customers say, one kind in one language at a time. */
export function EmailsPart() {
  const { t } = useTranslation('shop')
  const { client, queries } = useServices()
  const found = useRequest(key, () => client.send(listEmailTextsCall))
  const [kind, setKind] = useState<EmailKind>('placed')
  const [language, setLanguage] = useState<Language>('kh')
  if (found.kind === 'loading') return <span className={styles.waiting} role="status" aria-label={t('app:loading')} />
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  const { items } = found.value
  const isOwn = (which: EmailKind) => items.some(item => item.kind === which && item.version > 0)
  const shown = items.find(item => item.kind === kind && item.language === language)
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.lead}>{t('emails.lead')}</p>
        <Select
          label={t('emails.kind')}
          value={kind}
          choices={emailKinds.map(value => ({
            value,
            label: isOwn(value) ? t('emails.own', { kind: t(`emails.kinds.${value}`) }) : t(`emails.kinds.${value}`),
          }))}
          choose={setKind}
        />
        <Segments
          label={t('emails.language')}
          value={language}
          segments={[
            { value: 'kh', label: 'ខ្មែរ', lang: 'km' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
          choose={setLanguage}
        />
      </div>
      {shown && (
        <EmailTextForm
          key={`${kind} ${language}`}
          shown={shown}
          changed={value => queries.setQueryData(key, { kind: 'ok', value })}
          outdated={found.retry}
        />
      )}
    </>
  )
}
