import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createPromotionCall } from '../../../server/contract/console/prices.ts'
import { readNumber } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import shop from '../shop/shop.module.css'

const { code, discount } = createPromotionCall.body.shape

const schema = z.object({
  code,
  /** Percent as it is typed, in Khmer figures too. */
  discount: z
    .string()
    .transform(text => Math.round((readNumber(text) ?? 0) * 100))
    .pipe(discount),
  /** A day of this device's calendar, through which the code works. */
  until: z
    .string()
    .transform(day => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString()))
    .nullable(),
})

interface CodeDialogProps {
  close(): void
  created(): void
}

/** Creates a promotional code, which works at once. */
export function CodeDialog({ close, created }: CodeDialogProps) {
  const { t } = useTranslation('prices')
  const { client, toasts } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { code: '', discount: '10', until: '' },
    send: body => client.send(createPromotionCall, { body }),
    done: (_, sent) => {
      toasts.show({ key: 'codes', severity: 'success', text: t('codes.created', { code: sent.code }) })
      created()
      close()
    },
  })
  const { errors } = form.formState
  return (
    <TaskDialog title={t('codes.create')} close={close}>
      <form className={shop.form} noValidate onSubmit={submit}>
        <FormField
          label={t('codes.code')}
          required
          maxLength={30}
          autoCapitalize="characters"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <FormField
          label={t('codes.percent')}
          required
          inputMode="decimal"
          error={errors.discount?.message}
          {...form.register('discount')}
        />
        <FormField label={t('codes.day')} type="date" error={errors.until?.message} {...form.register('until')} />
        <FormErrorNote error={error} words={{ 'wrong-state': t('codes.exists') }} />
        <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
          {t('codes.create')}
        </SubmitButton>
      </form>
    </TaskDialog>
  )
}
