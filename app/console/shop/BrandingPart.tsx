import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { versionTag } from '../../../server/contract/call.ts'
import { changeShopCall, shopColour, shopNames } from '../../../server/contract/console/shopSettings.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { BrandingPreview } from './BrandingPreview.tsx'
import { ShopImages } from './ShopImages.tsx'
import styles from './shop.module.css'
import type { ShopPartProps } from './useShop.ts'

const schema = z.object({
  ...shopNames.shape,
  colour: z.string().trim().toLowerCase().pipe(shopColour),
})

/** Name, logo, icon and colour of the shop, beside its pages as they would look. */
export function BrandingPart({ shop, take }: ShopPartProps) {
  const { t } = useTranslation('shop')
  const { client } = useServices()
  const headers = { 'if-match': versionTag(shop.version) }
  const { color } = shop.settings.homepage.theme.palette
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: { ...shop.names, colour: color },
    send: ({ colour, ...names }) => client.send(changeShopCall, { headers, body: { names, colour } }),
    done: value => void take({ kind: 'ok', value }),
  })
  const { errors } = form.formState
  const { colour: typed, kh, en } = form.watch()
  const colour = shopColour.safeParse(typed.trim().toLowerCase()).data ?? color
  return (
    <div className={styles.branding}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('branding.nameKh')}
          lang="km"
          required
          error={errors.kh?.message}
          {...form.register('kh')}
        />
        <FormField
          label={t('branding.nameEn')}
          lang="en"
          required
          error={errors.en?.message}
          {...form.register('en')}
        />
        <FormField
          label={t('branding.colour')}
          required
          hint={errors.colour ? t('branding.badColour') : t('branding.colourHint')}
          error={errors.colour?.message}
          end={
            <input
              type="color"
              className={styles.colour}
              aria-label={t('branding.colour')}
              value={colour}
              onChange={event => form.setValue('colour', event.target.value, { shouldValidate: true })}
            />
          }
          {...form.register('colour')}
        />
        <ShopImages shop={shop} take={take} />
        <FormErrorNote error={error} />
        <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
          {t('save')}
        </SubmitButton>
      </form>
      <BrandingPreview
        colour={colour}
        renamed={[
          [shop.names.kh, kh],
          [shop.names.en, en],
        ]}
      />
    </div>
  )
}
