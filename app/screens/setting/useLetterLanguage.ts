import type { Language } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { changeDetails } from './ownDetails.ts'

/** Lets the letters of the shop come in the language of the page. Without a phone number the server takes no details yet. */
export function useLetterLanguage(): (language: Language) => Promise<void> {
  const { session, client, queries } = useServices()
  return async language => {
    const now = session.state.current()
    if (now.kind !== 'in' || now.details.phone === null) return
    const { firstName, lastName, phone } = now.details
    const answer = await changeDetails(client, { firstName, lastName, phone, language }, undefined)
    if (answer.kind !== 'answered') return
    session.know(answer.value.details)
    queries.setQueryData(['setting', 'details'], answer)
  }
}
