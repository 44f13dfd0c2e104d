import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import type { Details } from '../../../server/contract/accounts/details.ts'
import { typedPassword } from '../../../server/contract/accounts/personFields.ts'
import { deleteAccountCall } from '../../../server/contract/accounts/settings.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote } from '../../ui/forms/FormEnd.tsx'
import { PasswordField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import styles from './setting.module.css'

const schema = z.object({ password: typedPassword })

/** Ends the account for good: the password again, then a question that says what goes. */
export function DeleteAccount({ id, hasPassword, email }: Pick<Details, 'id' | 'hasPassword' | 'email'>) {
  const { t } = useTranslation('setting')
  const { confirmations, session, client, memory, toasts } = useServices()
  const navigate = useNavigate()
  const { form, error, submit } = useServerForm({
    schema,
    initial: { password: '' },
    async send({ password }): Promise<ClientResponse<{ readonly done: true } | null>> {
      const isSure = await confirmations.confirm({
        icon: Trash2,
        title: t('delete.confirm'),
        message: t('delete.message', { email }),
        reject: t('delete.stay'),
        accept: t('delete.accept'),
        destroys: true,
      })
      return isSure ? client.send(deleteAccountCall, { body: { password } }) : { kind: 'ok', value: null }
    },
    async done(value) {
      if (value === null) return
      const { leaveDevice } = await import('../../studio/designs/leaveDevice.ts')
      await navigate('/')
      await Promise.all([session.leave(), leaveDevice(memory, id).clear()])
      toasts.show({ key: 'deleted', severity: 'info', text: t('delete.done'), life: 8000 })
    },
  })
  if (!hasPassword) {
    return (
      <p className={styles.prompt}>
        {t('delete.noPassword')} <Link to="/auth/forgotpassword">{t('password.make')}</Link>
      </p>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        label={t('delete.password')}
        required
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <FormErrorNote error={error} />
      <button type="submit" className="button danger">
        <Trash2 aria-hidden />
        {t('delete.button')}
      </button>
    </form>
  )
}
