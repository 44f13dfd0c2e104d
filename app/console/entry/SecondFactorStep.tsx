import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passSecondFactorCall } from '../../../server/contract/console/secondFactor.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useEntrance } from '../session/EntranceContext.ts'
import styles from './entry.module.css'

/** The second step: a code of the app, or one of the recovery codes. */
export function SecondFactorStep({ email }: { readonly email: string }) {
  const { t } = useTranslation('console')
  const entrance = useEntrance()
  const [isRecovering, setRecovering] = useState(false)
  return (
    <div className={styles.form}>
      <div>
        <h1 className="display small">{t('code.title')}</h1>
        <p className={styles.lead}>{isRecovering ? t('code.recoveryLead', { email }) : t('code.lead', { email })}</p>
      </div>
      <CodeForm
        key={String(isRecovering)}
        label={isRecovering ? t('code.recovery') : t('code.label')}
        isLong={isRecovering}
        done={() => entrance.start()}
      />
      <p className={styles.after}>
        <button type="button" className={styles.link} onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? t('code.useApp') : t('code.useRecovery')}
        </button>
        <button type="button" className={styles.link} onClick={() => void entrance.leave()}>
          {t('code.other')}
        </button>
      </p>
    </div>
  )
}

interface CodeFormProps {
  readonly label: string
  /** A recovery code, which is longer than the six digits of an app. */
  readonly isLong?: boolean
  /** @param codes new recovery codes, which are shown once */
  done(codes: readonly string[] | null): void | Promise<void>
}

/** A form with the field of a code and its button. */
export function CodeForm({ label, isLong = false, done }: CodeFormProps) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema: passSecondFactorCall.body,
    initial: { code: '' },
    send: body => client.send(passSecondFactorCall, { body }),
    done: ({ recoveryCodes }) => done(recoveryCodes),
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormField
        label={label}
        required
        autoFocus
        inputMode={isLong ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        className={isLong ? undefined : styles.code}
        maxLength={40}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FormErrorNote error={error} words={isLong ? { 'code-refused': t('code.wrongRecovery') } : {}} />
      <SubmitButton isBusy={isBusy} busy={t('entry.busy')}>
        {t('code.enter')}
      </SubmitButton>
    </form>
  )
}
