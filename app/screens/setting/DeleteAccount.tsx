import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import type { Details } from '../../../server/contract/accounts/details.ts'
import { typedPassword } from '../../../server/contract/accounts/personFields.ts'
import { deleteAccountCall } from '../../../server/contract/accounts/settings.ts'
import type { Answer } from '../../session/api/answer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote } from '../../ui/forms/FormEnd.tsx'
import { PasswordField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './setting.module.css'

const schema = z.object({ password: typedPassword })

/** Ends the account for good: the password again, then a question that says what goes. */
export function DeleteAccount({ id, hasPassword, email }: Pick<Details, 'id' | 'hasPassword' | 'email'>) {
  const { t } = useTranslation('setting')
  const { questions, session, client, memory, toasts } = useServices()
  const navigate = useNavigate()
  const { form, trouble, submit } = useServerForm({
    schema,
    initial: { password: '' },
    async send({ password }): Promise<Answer<{ readonly done: true } | null>> {
      const isSure = await questions.ask({
        icon: Trash2,
        title: t('delete.ask'),
        message: t('delete.message', { email }),
        reject: t('delete.stay'),
        accept: t('delete.accept'),
        destroys: true,
      })
      return isSure ? client.send(deleteAccountCall, { body: { password } }) : { kind: 'answered', value: null }
    },
    async done(told) {
      if (told === null) return
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
      <FormErrorNote trouble={trouble} />
      <button type="submit" className="button danger">
        <Trash2 aria-hidden />
        {t('delete.button')}
      </button>
    </form>
  )
}
