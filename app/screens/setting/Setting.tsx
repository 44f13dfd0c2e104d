import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Appearance } from './Appearance.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { Notifications } from './Notifications.tsx'
import { readDetails } from './ownDetails.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { Sessions } from './Sessions.tsx'
import { SectionWait, SettingSection } from './SettingSection.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** A customer's settings: details, sign-in and notifications. */
export function Setting() {
  const t = useScreenWords('setting', { en, kh })
  const { client } = useServices()
  const own = useRequest(['setting', 'details'], () => readDetails(client))
  return (
    <>
      <PageTitle>{t('app:menu.setting')}</PageTitle>
      <h1 className="display small">{t('app:menu.setting')}</h1>
      <SettingSection name="details">
        {own.kind === 'loading' && <SectionWait rows={3} />}
        {own.kind === 'failed' && <LoadError error={own.error} retry={own.retry} />}
        {own.kind === 'ok' && <DetailsForm stored={own.value} />}
      </SettingSection>
      <SettingSection name="appearance">
        <Appearance />
      </SettingSection>
      <SettingSection name="notifications">
        <Notifications />
      </SettingSection>
      <SettingSection name="password">
        {own.kind === 'loading' && <SectionWait rows={3} />}
        {own.kind === 'failed' && <LoadError error={own.error} retry={own.retry} />}
        {own.kind === 'ok' && <PasswordForm {...own.value.details} />}
      </SettingSection>
      <SettingSection name="sessions">
        <Sessions />
      </SettingSection>
      <SettingSection name="delete">{own.kind === 'ok' && <DeleteAccount {...own.value.details} />}</SettingSection>
    </>
  )
}
