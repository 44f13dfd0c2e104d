import khmerFace from '@fontsource-variable/kantumruy-pro/files/kantumruy-pro-khmer-wght-normal.woff2?url'
import { useTranslation } from 'react-i18next'
import { type EmailKind, type EmailText, previewEmailCall } from '../../../server/contract/console/emailTexts.ts'
import type { Language } from '../../../server/contract/tenantSettings.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './shop.module.css'

interface EmailPreviewProps {
  readonly kind: EmailKind
  readonly language: Language
  /** The texts as JSON: a value, so that the same ones are asked for once. */
  readonly written: string
}

// Mail apps bring a Khmer font along; the computer of a shop may have none.
const khmerFont = `<style>@font-face{font-family:'Kantumruy Pro';src:url(${khmerFace})}</style>`

/** An email with these texts, as the server would send it for an order that does not exist. */
export function EmailPreview({ kind, language, written }: EmailPreviewProps) {
  const { t } = useTranslation('shop')
  const { client } = useServices()
  const body: EmailText = JSON.parse(written)
  const seen = useRequest(['console-email-preview', kind, language, written], () =>
    client.send(previewEmailCall, { params: { kind, language }, body }),
  )
  return (
    <section className={styles.preview} aria-label={t('emails.preview')}>
      {seen.kind === 'ok' ? (
        <>
          <p className={styles.subject} dir="auto">
            <span className="visually-hidden">{t('emails.subject')}</span> {seen.value.subject}
          </p>
          {/* Nothing in it runs, and no link leads away; without an origin it could fetch no font. */}
          <iframe title={t('emails.preview')} sandbox="allow-same-origin" srcDoc={khmerFont + seen.value.html} />
        </>
      ) : (
        <p className={styles.lead} role="status">
          {seen.kind === 'loading' ? t('app:loading') : t('emails.noPreview')}
        </p>
      )}
    </section>
  )
}
