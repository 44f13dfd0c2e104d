import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { versionTag } from '../../../server/contract/call.ts'
import { type PriceBooks, publishDraftCall } from '../../../server/contract/console/prices.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import shop from '../shop/shop.module.css'

interface PublishDialogProps {
  readonly version: number
  published(response: ClientResponse<PriceBooks>, isLater: boolean): void
  close(): void
}

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Publishes the draft now, or from a time of this device's clock on. */
export function PublishDialog({ version, published, close }: PublishDialogProps) {
  const { t } = useTranslation('prices')
  const { client, now } = useServices()
  const [when, setWhen] = useState<'now' | 'at'>('now')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = async () => {
    const time = Date.parse(typed)
    const isLater = when === 'at'
    if (isLater && !(time > now() && time < now() + yearMs)) return setWrong(true)
    close()
    const at = isLater ? new Date(time).toISOString() : null
    const response = await client.send(publishDraftCall, {
      headers: { 'if-match': versionTag(version) },
      body: { at },
    })
    published(response, isLater)
  }
  return (
    <TaskDialog title={t('publishTitle')} lead={t('publishLead')} close={close}>
      <div className={shop.form}>
        <Segments
          isLarge
          label={t('when')}
          value={when}
          segments={[
            { value: 'now', label: t('now') },
            { value: 'at', label: t('at') },
          ]}
          choose={setWhen}
        />
        {when === 'at' && (
          <FormField
            label={t('time')}
            type="datetime-local"
            required
            hint={t('badTime')}
            error={isWrong ? 'incorrect' : undefined}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        )}
        <button type="button" className="button primary" onClick={() => void send()}>
          {t('confirm')}
        </button>
      </div>
    </TaskDialog>
  )
}
