import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormArea, FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import styles from './orderForm.module.css'
import type { OrderFields, orderFields } from './orderForm.ts'
import { countries, provinces } from './provinces.ts'

interface DeliveryFieldsProps {
  readonly form: UseFormReturn<OrderFields, unknown, z.output<typeof orderFields>>
}

/** Who gets the parcel, and where. In Cambodia the province is chosen; elsewhere it is written. */
export function DeliveryFields({ form }: DeliveryFieldsProps) {
  const { t } = useTranslation('checkout')
  const isKhmer = useStream(useServices().language) === 'kh'
  const { register, watch, formState } = form
  const { errors } = formState
  const isHere = watch('country') === 'KH'
  const inWords = (english: string, khmer: string) => (isKhmer ? khmer : english)
  return (
    <>
      <div className={styles.pair}>
        <FormField
          label={t('delivery.name')}
          required
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <FormField
          label={t('delivery.phone')}
          required
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <FormField
        label={t('delivery.email')}
        required
        type="email"
        autoComplete="email"
        hint={t('delivery.emailHint')}
        error={errors.email?.message}
        {...register('email')}
      />
      <div className={styles.pair}>
        <FormChoice
          label={t('delivery.country')}
          choices={countries.map(([value, name, khmer]) => ({ value, label: inWords(name, khmer) }))}
          {...register('country')}
        />
        {isHere ? (
          <FormChoice
            label={t('delivery.province')}
            required
            choices={[
              { value: '', label: t('delivery.choose') },
              ...provinces.map(([value, khmer]) => ({ value, label: inWords(value, khmer) })),
            ]}
            error={errors.province?.message}
            {...register('province')}
          />
        ) : (
          <FormField label={t('delivery.region')} required error={errors.province?.message} {...register('province')} />
        )}
      </div>
      <div className={styles.pair}>
        <FormField label={t('delivery.district')} error={errors.district?.message} {...register('district')} />
        <FormField label={t('delivery.commune')} error={errors.commune?.message} {...register('commune')} />
      </div>
      <FormField
        label={t('delivery.address')}
        required
        autoComplete="street-address"
        hint={t('delivery.addressHint')}
        error={errors.address?.message}
        {...register('address')}
      />
      <FormField
        label={t('delivery.wishedDate')}
        type="date"
        error={errors.wishedDate?.message}
        {...register('wishedDate', { setValueAs: (value: string | null) => value || null })}
      />
      <FormArea label={t('delivery.note')} rows={3} error={errors.note?.message} {...register('note')} />
    </>
  )
}
