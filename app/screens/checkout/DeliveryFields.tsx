import { useTranslation } from 'react-i18next'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import styles from './orderForm.module.css'
import { RegionFields, type RegionFieldsProps } from './RegionFields.tsx'

/** Who gets the parcel, and where. Phone numbers of Cambodia need no country code. */
export function DeliveryFields({ form }: RegionFieldsProps) {
  const { t } = useTranslation('checkout')
  const { register, watch, formState } = form
  const { errors } = formState
  const isHere = watch('country') === 'KH'
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
          placeholder={isHere ? '012 345 678' : '+66 81 234 5678'}
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
      <RegionFields form={form} />
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
