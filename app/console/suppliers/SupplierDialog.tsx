import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import { addSupplierCall, changeSupplierCall, type Supplier } from '../../../server/contract/production/suppliers.ts'
import { languageCodes, languages } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea, FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './suppliers.module.css'

interface SupplierDialogProps {
  /** Null for a new one. */
  readonly supplier: Supplier | null
  close(): void
  saved(): void
}

/** Name, address and language of a supplier, and notes for the staff. */
export function SupplierDialog({ supplier, close, saved }: SupplierDialogProps) {
  const { t } = useTranslation('suppliers')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema: addSupplierCall.body,
    initial: {
      name: supplier?.name ?? '',
      email: supplier?.email ?? '',
      language: supplier?.language ?? 'kh',
      notes: supplier?.notes ?? '',
    },
    send: body =>
      supplier === null
        ? client.send(addSupplierCall, { body })
        : client.send(changeSupplierCall, {
            params: { id: supplier.id },
            headers: { 'if-match': versionTag(supplier.version) },
            body,
          }),
    done: saved,
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={t(`dialog.${supplier === null ? 'add' : 'edit'}`)} close={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('name')}
          required
          maxLength={80}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormField
          label={t('email')}
          type="email"
          autoComplete="off"
          hint={t('emailHint')}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FormChoice
          label={t('language')}
          choices={languageCodes.map(value => ({ value, label: languages[value].name }))}
          {...form.register('language')}
        />
        <FormArea label={t('notes')} rows={3} error={errors.notes?.message} {...form.register('notes')} />
        <FormErrorNote error={error} words={{ 'wrong-state': t('known') }} />
        <div className={styles.formEnd}>
          <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
            {t('save')}
          </SubmitButton>
        </div>
      </form>
    </TaskDialog>
  )
}
