import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { connectAuthenticatorCall } from '../../../server/contract/console/secondFactor.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { QrImage } from '../../ui/QrImage.tsx'
import { useEntrance } from '../session/EntranceContext.ts'
import styles from './entry.module.css'
import { CodeForm } from './SecondFactorStep.tsx'

/** The first sign-in: an authenticator app is connected, then the recovery codes are shown once. */
export function ConnectStep({ email }: { readonly email: string }) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const entrance = useEntrance()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const made = useRequest(['authenticator', email], () => client.send(connectAuthenticatorCall))
  if (codes) return <RecoveryCodes codes={codes} done={() => void entrance.start()} />
  return (
    <div className={styles.form}>
      <div>
        <h1 className="display small">{t('connect.title')}</h1>
        <p className={styles.lead}>{t('connect.lead')}</p>
      </div>
      {made.kind === 'failed' && <LoadError error={made.error} retry={made.retry} />}
      {made.kind === 'loading' && <span className={styles.qr} role="status" aria-label={t('app:loading')} />}
      {made.kind === 'ok' && (
        <>
          <div className={styles.qr}>
            <QrImage text={made.value.address} label={t('connect.qr')} />
          </div>
          <p className={styles.secret}>
            <span>{t('connect.typed')}</span>
            <code>{made.value.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CodeForm label={t('code.label')} done={given => (given ? setCodes(given) : entrance.start())} />
        </>
      )}
    </div>
  )
}

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  done(): void
}

/** Recovery codes, shown once. Each replaces the app’s code for one sign-in. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const { t } = useTranslation('console')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className={styles.form}>
      <div>
        <h1 className="display small">{t('recovery.title')}</h1>
        <p className={styles.lead}>{t('recovery.lead')}</p>
      </div>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="button line" onClick={copy}>
        <Copy aria-hidden />
        {isCopied ? t('recovery.copied') : t('recovery.copy')}
      </button>
      <button type="button" className="button primary large" onClick={done}>
        {t('recovery.done')}
      </button>
    </div>
  )
}
