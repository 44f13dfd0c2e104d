import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormChoice, FormField } from '../../ui/forms/FormFields.tsx'
import { districtsOf } from './districts.ts'
import styles from './orderForm.module.css'
import type { OrderFields, orderFields } from './orderForm.ts'
import { countries, provinces } from './provinces.ts'

export interface RegionFieldsProps {
  readonly form: UseFormReturn<OrderFields, unknown, z.output<typeof orderFields>>
}

/** Country, province, district and commune. In Cambodia they are chosen; elsewhere all is written. */
export function RegionFields({ form }: RegionFieldsProps) {
  const { t } = useTranslation('checkout')
  const isKhmer = useStream(useServices().language) === 'kh'
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const isHere = watch('country') === 'KH'
  const choicesOf = (names: readonly (readonly [value: string, name: string, khmer: string])[]) =>
    names.map(([value, name, khmer]) => ({ value, label: isKhmer ? khmer : name }))
  // A place in another country or province would be no address.
  const without = (...fields: readonly ('province' | 'district' | 'commune')[]) => ({
    onChange: () => {
      for (const field of fields) setValue(field, '')
    },
  })
  return (
    <>
      <div className={styles.pair}>
        <FormChoice
          label={t('delivery.country')}
          choices={choicesOf(countries)}
          {...register('country', without('province', 'district', 'commune'))}
        />
        {isHere ? (
          <FormChoice
            label={t('delivery.province')}
            required
            choices={[
              { value: '', label: t('delivery.choose') },
              ...choicesOf(provinces.map(([name, khmer]) => [name, name, khmer])),
            ]}
            error={errors.province?.message}
            {...register('province', without('district', 'commune'))}
          />
        ) : (
          <FormField label={t('delivery.region')} required error={errors.province?.message} {...register('province')} />
        )}
      </div>
      <div className={styles.pair}>
        <District form={form} choicesOf={choicesOf} changed={without('commune').onChange} />
        <Commune form={form} choicesOf={choicesOf} />
      </div>
    </>
  )
}

interface PlaceProps extends RegionFieldsProps {
  readonly choicesOf: (
    names: readonly (readonly [value: string, name: string, khmer: string])[],
  ) => readonly { readonly value: string; readonly label: string }[]
}

/** One of the districts of the province; abroad it is written. */
function District({ form, choicesOf, changed }: PlaceProps & { readonly changed: () => void }) {
  const { t } = useTranslation('checkout')
  const { register, watch, formState } = form
  const [country, province = '', district = ''] = watch(['country', 'province', 'district'])
  const error = formState.errors.district?.message
  if (country !== 'KH') return <FormField label={t('delivery.district')} error={error} {...register('district')} />
  const districts = districtsOf(province)
  const isListed = district === '' || districts.some(([name]) => name === district)
  return (
    <FormChoice
      label={t('delivery.district')}
      choices={[
        { value: '', label: t('delivery.chooseDistrict') },
        // What was written before there was a list stays.
        ...(isListed ? [] : [{ value: district, label: district }]),
        ...choicesOf(districts.map(([name, khmer]) => [name, name, khmer])),
      ]}
      error={error}
      {...register('district', { onChange: changed })}
    />
  )
}

type CommunesOf = typeof import('./communes.ts').communesOf

/** What knows the communes of Cambodia, which is fetched once a province is chosen; `null` until then. */
function useCommunesOf(isWanted: boolean): CommunesOf | null {
  const [communesOf, setCommunesOf] = useState<CommunesOf | null>(null)
  useEffect(() => {
    let isLeft = false
    if (isWanted)
      import('./communes.ts').then(
        found => !isLeft && setCommunesOf(() => found.communesOf),
        // Without the list a commune is written.
        () => !isLeft && setCommunesOf(() => () => []),
      )
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return communesOf
}

/** One of the communes of the district; it is written abroad, and where no list has it. */
function Commune({ form, choicesOf }: PlaceProps) {
  const { t } = useTranslation('checkout')
  const { register, watch, formState } = form
  const [country, province = '', district = '', commune = ''] = watch(['country', 'province', 'district', 'commune'])
  const error = formState.errors.commune?.message
  const isHere = country === 'KH'
  const communesOf = useCommunesOf(isHere && province !== '')
  const communes = communesOf?.(province, district) ?? []
  const isWritten = !isHere || (communesOf !== null && district !== '' && communes.length === 0)
  if (isWritten) return <FormField label={t('delivery.commune')} error={error} {...register('commune')} />
  const isListed = commune === '' || communes.some(([name]) => name === commune)
  return (
    <FormChoice
      label={t('delivery.commune')}
      choices={[
        { value: '', label: t('delivery.chooseCommune') },
        // What was written before there was a list stays.
        ...(isListed ? [] : [{ value: commune, label: commune }]),
        ...choicesOf(communes.map(([name, khmer]) => [name, name, khmer])),
      ]}
      error={error}
      {...register('commune')}
    />
  )
}
