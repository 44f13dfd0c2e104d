import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Details } from '../../../../server/contract/accounts/details.ts'
import { acceptTermsCall, readTermsCall } from '../../../../server/contract/accounts/terms.ts'
import { useStream } from '../../../device/useStream.ts'
import { useAnswer } from '../../../session/api/useAnswer.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { FormTroubleNote } from '../../../ui/forms/FormEnd.tsx'
import type { FormTrouble } from '../../../ui/forms/serverForm.ts'
import { EntranceWait } from '../frame/EntranceWait.tsx'
import styles from '../frame/entrance.module.css'

/** The terms, to be accepted once by everybody who signs in. Who does not want to signs out again. */
export function TermsStep({ details }: { readonly details: Details }) {
  const { t } = useTranslation('entrance')
  const { session, language, block, client } = useServices()
  const shown = useStream(language)
  const terms = useAnswer(['entrance', 'terms', details.id], () => client.send(readTermsCall))
  const [trouble, setTrouble] = useState<FormTrouble | null>(null)
  if (terms.kind === 'loading') return <EntranceWait />

  const leave = () => void block.during(session.leave())
  const accept = async (version: string) => {
    const answer = await block.during(client.send(acceptTermsCall, { body: { version } }))
    setTrouble(answer.kind === 'answered' ? null : answer)
    if (answer.kind === 'answered') session.know({ ...details, termsAccepted: true })
    else if (answer.kind === 'refused' && answer.code === 'terms-outdated') terms.again()
  }
  return (
    <>
      <h1 className="display small">{t('terms.title')}</h1>
      {terms.kind === 'answered' && (
        <>
          <p className={styles.lead}>{t('terms.lead', { name: details.firstName })}</p>
          <ol className={styles.terms}>
            {terms.value.paragraphs.map(paragraph => (
              <li key={paragraph.en}>{paragraph[shown]}</li>
            ))}
          </ol>
        </>
      )}
      <FormTroubleNote trouble={trouble ?? terms.trouble} />
      <div className={styles.buttons}>
        <button type="button" className="button line large" onClick={leave}>
          {t('terms.refuse')}
        </button>
        {terms.kind === 'answered' ? (
          <button type="button" className="button primary large" onClick={() => accept(terms.value.version)}>
            {t('terms.accept')}
          </button>
        ) : (
          <button type="button" className="button primary large" onClick={terms.again}>
            {t('again')}
          </button>
        )}
      </div>
    </>
  )
}
