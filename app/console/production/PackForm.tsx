import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { packDirections, packRequest, startPackCall } from '../../../server/contract/production/packs.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './production.module.css'

const { width, spacing, direction } = packRequest.shape
const schema = z.object({
  width: z.coerce.number({ error: 'incorrect' }).pipe(width.unwrap()),
  spacing: z.coerce.number({ error: 'incorrect' }).pipe(spacing.unwrap()),
  direction,
  mirrored: z.boolean(),
  dense: z.boolean(),
})

/** Has a pack made for a roll of this width, by the rules of its cloth. The same wishes are the same pack. */
export function PackForm({ order, started }: { readonly order: string; started(): void }) {
  const { t } = useTranslation('production')
  const { client } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: packRequest.omit({ longest: true }).parse({}),
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
      <FormField
        label={t('spacing')}
        inputMode="numeric"
        error={errors.spacing && 'incorrect'}
        {...form.register('spacing')}
      />
      <FormChoice
        label={t('direction')}
        choices={packDirections.map(value => ({ value, label: t(`directions.${value}`) }))}
        {...form.register('direction')}
      />
      <label className={styles.check}>
        <input type="checkbox" {...form.register('mirrored')} />
        {t('mirrored')}
      </label>
      <label className={styles.check}>
        <input type="checkbox" {...form.register('dense')} />
        {t('dense')}
      </label>
      <FormErrorNote error={error} />
      <SubmitButton className="button line" isBusy={isBusy} busy={t('console:entry.busy')}>
        {t('make')}
      </SubmitButton>
    </form>
  )
}
