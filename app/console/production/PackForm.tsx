import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { packRequest, startPackCall } from '../../../server/contract/production/packs.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './production.module.css'

const schema = z.object({
  width: z.coerce.number({ error: 'incorrect' }).pipe(packRequest.shape.width.unwrap()),
  mirrored: z.boolean(),
})

/** Has a pack made for a roll of this width. The same wishes are the same pack. */
export function PackForm({ order, started }: { readonly order: string; started(): void }) {
  const { t } = useTranslation('production')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { width: 1600, mirrored: false },
    send: body => client.send(startPackCall, { params: { id: order }, body }),
    done: started,
  })
  const { errors } = form.formState
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormField
        label={t('width')}
        inputMode="numeric"
        error={errors.width && 'incorrect'}
        {...form.register('width')}
      />
      <label className={styles.check}>
        <input type="checkbox" {...form.register('mirrored')} />
        {t('mirrored')}
      </label>
      <FormErrorNote error={error} />
      <SubmitButton className="button line" isBusy={isBusy} busy={t('console:entry.busy')}>
        {t('make')}
      </SubmitButton>
    </form>
  )
}
