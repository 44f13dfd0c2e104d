import { useTranslation } from 'react-i18next'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { listSharesCall, makeShareCall, revokeShareCall } from '../../../server/contract/designs/designShare.ts'
import { LinkList } from '../../editor/share/Links.tsx'
import { isOpenLink, linkAddress } from '../../editor/share/useShareLinks.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { keptLinks } from '../../studio/designs/deviceDesigns.ts'
import { useFetchedStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/dialog/Dialogs.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'

export interface ShareCardDialogProps {
  readonly design: DesignCard
  readonly close: () => void
}

/** Links to a design of the list: made, copied and taken back as in the editor. */
export function ShareCardDialog({ design, close }: ShareCardDialogProps) {
  const { t } = useTranslation('designList')
  // Its words are the editor's.
  const studio = useFetchedStudio()
  const name = design.name || t('unnamed')
  return (
    <TaskDialog title={t('share', { name })} close={close}>
      {studio ? <Links id={design.id} /> : <p role="status">{t('app:loading')}</p>}
    </TaskDialog>
  )
}

function Links({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { client, memory } = useServices()
  const problemWord = useProblemWord()
  const kept = keptLinks(memory)
  const asked = useAnswer(['shares', id], () => client.send(listSharesCall, { params: { id } }))
  if (asked.kind === 'loading') return <p role="status">{t('app:loading')}</p>
  if (asked.kind === 'failed') return <p role="alert">{problemWord(asked.trouble)}</p>
  return (
    <LinkList
      items={asked.value.items.filter(isOpenLink)}
      addressOf={share => {
        const secret = kept.madeLink(share)
        return secret && linkAddress(secret)
      }}
      make={async share => {
        const made = await client.send(makeShareCall, { params: { id }, body: share })
        if (made.kind !== 'answered') return null
        kept.keepMade(made.value.id, made.value.secret)
        asked.again()
        return linkAddress(made.value.secret)
      }}
      revoke={async share => {
        const answer = await client.send(revokeShareCall, { params: { id, share } })
        if (answer.kind === 'answered') asked.again()
        return answer.kind === 'answered'
      }}
    />
  )
}
