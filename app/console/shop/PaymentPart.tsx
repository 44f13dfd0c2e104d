import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { versionTag } from '../../../server/contract/call.ts'
import { changeShopCall } from '../../../server/contract/console/shopSettings.ts'
import { inBothLanguages, tenantSettings } from '../../../server/contract/tenantSettings.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea, FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import styles from './shop.module.css'
import type { ShopPartProps } from './useShop.ts'

const requirements = ['none', 'deposit', 'all'] as const
const khqr = tenantSettings.shape.payment.shape.khqr.unwrap().shape
const orEmpty = (field: z.ZodString) => z.union([z.literal(''), field], { error: 'incorrect' })
const shown = { error: 'incorrect' } as const

const schema = z
  .object({
    required: z.enum(requirements),
    deposit: z.coerce.number(shown).int(shown).min(0, shown).max(100, shown),
    ...{ en: inBothLanguages.shape.en, kh: inBothLanguages.shape.kh },
    account: orEmpty(khqr.account),
    holder: orEmpty(khqr.name),
    city: orEmpty(khqr.city),
  })
  .superRefine(({ account, holder, city }, context) => {
    if (account === '') return
    for (const [name, value] of Object.entries({ holder, city })) {
      if (value === '') context.addIssue({ code: 'custom', path: [name], message: 'required' })
    }
  })

/** How customers pay: what is due before production, the words for it, and the account of a KHQR code. */
export function PaymentPart({ shop: { settings, version }, take }: ShopPartProps) {
  const { t } = useTranslation('shop')
  const { client } = useServices()
  const { payment } = settings
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: {
      ...{ required: payment.required, deposit: payment.depositPercent },
      ...payment.instructions,
      account: payment.khqr?.account ?? '',
      holder: payment.khqr?.name ?? '',
      city: payment.khqr?.city ?? '',
    },
    send: ({ required, deposit, en, kh, account, holder, city }) => {
      const { khqr: _, ...rest } = payment
      const code = account === '' ? {} : { khqr: { account, name: holder, city } }
      const changed = { ...rest, required, depositPercent: deposit, instructions: { en, kh }, ...code }
      return client.send(changeShopCall, {
        headers: { 'if-match': versionTag(version) },
        body: { payment: changed },
      })
    },
    done: value => void take({ kind: 'ok', value }),
  })
  const { errors } = form.formState
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('payment.lead')}</p>
      <div className={styles.pair}>
        <FormChoice
          label={t('payment.required')}
          choices={requirements.map(value => ({ value, label: t(`payment.requirement.${value}`) }))}
          {...form.register('required')}
        />
        {form.watch('required') === 'deposit' && (
          <FormField
            label={t('payment.deposit')}
            inputMode="numeric"
            error={errors.deposit?.message}
            {...form.register('deposit')}
          />
        )}
      </div>
      <div className={styles.pair}>
        <FormArea label={t('payment.textKh')} error={errors.kh?.message} lang="km" {...form.register('kh')} />
        <FormArea label={t('payment.textEn')} error={errors.en?.message} lang="en" {...form.register('en')} />
      </div>
      <fieldset className={styles.group}>
        <legend>KHQR</legend>
        <p>{t('payment.khqrLead')}</p>
        <FormField
          label={t('payment.account')}
          hint={errors.account ? t('payment.badAccount') : t('payment.accountHint')}
          autoComplete="off"
          error={errors.account?.message}
          {...form.register('account')}
        />
        <div className={styles.pair}>
          <FormField label={t('payment.holder')} error={errors.holder?.message} {...form.register('holder')} />
          <FormField label={t('payment.city')} error={errors.city?.message} {...form.register('city')} />
        </div>
      </fieldset>
      <FormErrorNote error={error} />
      <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
        {t('save')}
      </SubmitButton>
    </form>
  )
}
