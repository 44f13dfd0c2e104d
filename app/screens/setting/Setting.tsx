import { useRoomWords } from '../../i18n/words.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Appearance } from './Appearance.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { Notifications } from './Notifications.tsx'
import { readDetails } from './ownDetails.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { Section, SectionWait } from './Section.tsx'
import { Sessions } from './Sessions.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** A customer's settings: who one is, how one signs in, and what one is told of. */
export function Setting() {
  const t = useRoomWords('setting', { en, kh })
  const { client } = useServices()
  const own = useAnswer(['setting', 'details'], () => readDetails(client))
  return (
    <>
      <PageTitle>{t('app:menu.setting')}</PageTitle>
      <h1 className="display small">{t('app:menu.setting')}</h1>
      <Section name="details">
        {own.kind === 'loading' && <SectionWait rows={3} />}
        {own.kind === 'failed' && <LoadError trouble={own.trouble} again={own.again} />}
        {own.kind === 'answered' && <DetailsForm stored={own.value} />}
      </Section>
      <Section name="appearance">
        <Appearance />
      </Section>
      <Section name="notifications">
        <Notifications />
      </Section>
      <Section name="password">
        {own.kind === 'loading' && <SectionWait rows={3} />}
        {own.kind === 'failed' && <LoadError trouble={own.trouble} again={own.again} />}
        {own.kind === 'answered' && <PasswordForm {...own.value.details} />}
      </Section>
      <Section name="sessions">
        <Sessions />
      </Section>
      <Section name="delete">{own.kind === 'answered' && <DeleteAccount {...own.value.details} />}</Section>
    </>
  )
}
