import { useTranslation } from 'react-i18next'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import { createShareCall, listSharesCall, revokeShareCall } from '../../../server/contract/designs/designShare.ts'
import { LinkList } from '../../editor/share/Links.tsx'
import { isOpenLink, linkAddress } from '../../editor/share/useShareLinks.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { savedLinks } from '../../studio/designs/deviceDesigns.ts'
import { useFetchedStudio } from '../../studio/StudioContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
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
  const links = savedLinks(memory)
  const result = useRequest(['shares', id], () => client.send(listSharesCall, { params: { id } }))
  if (result.kind === 'loading') return <p role="status">{t('app:loading')}</p>
  if (result.kind === 'failed') return <p role="alert">{problemWord(result.error)}</p>
  return (
    <LinkList
      items={result.value.items.filter(isOpenLink)}
      addressOf={share => {
        const secret = links.madeLink(share)
        return secret && linkAddress(secret)
      }}
      make={async share => {
        const made = await client.send(createShareCall, { params: { id }, body: share })
        if (made.kind !== 'ok') return null
        links.saveMadeLink(made.value.id, made.value.secret)
        result.retry()
        return linkAddress(made.value.secret)
      }}
      revoke={async share => {
        const response = await client.send(revokeShareCall, { params: { id, share } })
        if (response.kind === 'ok') result.retry()
        return response.kind === 'ok'
      }}
    />
  )
}
