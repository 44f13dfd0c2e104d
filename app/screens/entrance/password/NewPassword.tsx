import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { resetPasswordCall } from '../../../../server/contract/accounts/passwords.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { FormTroubleNote, SubmitButton } from '../../../ui/forms/FormEnd.tsx'
import { NewPasswordFields } from '../../../ui/forms/PersonFields.tsx'
import { useServerForm, withRepeated } from '../../../ui/forms/serverForm.ts'
import styles from '../frame/entrance.module.css'
import type { Handed } from '../handedIn.ts'

export interface NewPasswordProps {
  /** Of the mailed link. */
  readonly token: string
  /** The link was used before, or is too old. */
  useless(): void
}

const schema = withRepeated(resetPasswordCall.body.pick({ password: true }), 'password')
const changed: Handed = { notice: 'newPassword' }

/** A new password for whoever has the link. Every session ends, that of this browser too. */
export function NewPassword({ token, useless }: NewPasswordProps) {
  const { t } = useTranslation('entrance')
  const { session, publicClient } = useServices()
  const navigate = useNavigate()
  const { form, trouble, isBusy, submit } = useServerForm({
    schema,
    initial: { password: '', repeated: '' },
    async send({ password }) {
      const answer = await publicClient.send(resetPasswordCall, { body: { token, password } })
      if (answer.kind === 'refused' && answer.code === 'link-invalid') useless()
      return answer
    },
    async done() {
      await session.leave()
      await navigate('/auth/signin', { state: changed, replace: true })
    },
  })
  const { register, formState } = form
  // What was repeated is looked at again when the first one changes.
  const again = { onChange: () => form.getValues('repeated') !== '' && void form.trigger('repeated') }
  return (
    <>
      <h1 className="display small">{t('reset.title')}</h1>
      <p className={styles.lead}>{t('reset.lead')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <NewPasswordFields
          label={t('field.password')}
          typed={form.watch('password')}
          first={{ error: formState.errors.password?.message, ...register('password', again) }}
          second={{ error: formState.errors.repeated?.message, ...register('repeated') }}
        />
        <FormTroubleNote trouble={trouble} />
        <SubmitButton isBusy={isBusy} busy={t('reset.busy')}>
          {t('reset.keep')}
        </SubmitButton>
      </form>
    </>
  )
}
