import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Details } from '../../../server/contract/accounts/details.ts'
import { changeDetailsCall } from '../../../server/contract/accounts/settings.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { NameFields, PhoneField } from '../../ui/forms/PersonFields.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { changeDetails, readDetails, type VersionedDetails } from './ownDetails.ts'
import styles from './setting.module.css'

const schema = changeDetailsCall.body.pick({ firstName: true, lastName: true, phone: true })

/** Names and phone. When they were changed elsewhere meanwhile, what is typed here stays until one has looked at it. */
export function DetailsForm({ stored }: { readonly stored: VersionedDetails }) {
  const { t } = useTranslation('setting')
  const { session, client, queries, toasts } = useServices()
  const [read, setRead] = useState(stored)
  // The language of emails is changed beside this form, so it causes no conflict.
  if (stored.version !== read.version && isSame(stored.details, read.details)) setRead(stored)
  const [changedElsewhere, setChangedElsewhere] = useState(false)
  const { form, error, isBusy, submit } = useServerForm({
    schema,
    initial: typedOf(stored),
    async send(values) {
      const response = await changeDetails(client, values, read.version)
      const isOld = response.kind === 'refused' && response.code === 'version-mismatch'
      const newer = isOld ? await readDetails(client) : null
      // The offer waits for the newer details: a press before they arrived brought the old ones back.
      setChangedElsewhere(newer?.kind === 'ok')
      if (newer?.kind === 'ok') setRead(newer.value)
      return newer === null || newer.kind === 'ok' ? response : newer
    },
    done(changed) {
      setRead(changed)
      session.replaceDetails(changed.details)
      queries.setQueryData(['setting', 'details'], { kind: 'ok', value: changed })
      form.reset(typedOf(changed))
      toasts.show({ key: 'details', severity: 'success', text: t('details.kept'), life: 5000 })
    },
  })
  const { register, formState } = form
  const { errors } = formState
  const takeStored = () => {
    form.reset(typedOf(read))
    setChangedElsewhere(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {read.details.phone === null && (
        <p className={styles.prompt}>
          <Phone aria-hidden />
          {t('details.noPhone')}
        </p>
      )}
      <NameFields errors={errors} register={register} />
      <PhoneField error={errors.phone?.message} {...register('phone')} />
      <FormField label={t('details.email')} hint={t('details.emailStays')} value={read.details.email} readOnly />
      {!changedElsewhere && <FormErrorNote error={error} />}
      {changedElsewhere && (
        <div className={styles.prompt} role="alert">
          <p>{t('details.elsewhere')}</p>
          <button type="button" className="button line" onClick={takeStored}>
            {t('details.takeStored')}
          </button>
        </div>
      )}
      <SubmitButton className="button primary" isBusy={isBusy} busy={t('busy')}>
        {t('keep')}
      </SubmitButton>
    </form>
  )
}

const isSame = (a: Details, b: Details): boolean =>
  a.firstName === b.firstName && a.lastName === b.lastName && a.phone === b.phone

const typedOf = ({ details }: VersionedDetails) => ({
  firstName: details.firstName,
  lastName: details.lastName,
  phone: details.phone ?? '',
})
