import { ImagePlus, LockKeyhole, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxSlips, type Order } from '../../../../server/contract/orders/order.ts'
import { attachSlipCall, readSlipCall, removeSlipCall } from '../../../../server/contract/orders/paymentSlips.ts'
import { uploadImagesCall } from '../../../../server/contract/uploads.ts'
import type { ClientResponse } from '../../../session/api/clientResponse.ts'
import { fetchFile } from '../../../session/api/fetchFile.ts'
import { sendPatiently } from '../../../session/api/sendPatiently.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { useProblemWord } from '../../../ui/forms/problemWord.ts'
import { SlipImage } from './SlipImage.tsx'
import styles from './slips.module.css'

export interface OrderSlipsProps {
  readonly order: Order
  /** The secret of the order's link, which stands in for its owner. */
  readonly secret?: string | undefined
  /** Loads the order again. */
  changed(): void
}

/** Pictures of the transfers that paid for an order, as long as there is something to pay or to see. */
export function OrderSlips({ order, secret, changed }: OrderSlipsProps) {
  const { t } = useTranslation('histories')
  const { fetchAuthed: fetch } = useServices()
  const title = useId()
  const { isBusy, failed, attach, remove } = useSlips({ order, secret, changed })
  const isPayable = order.status !== 'CANCELED' && order.paid < order.grandTotal
  const canAttach = isPayable && order.slips.length < maxSlips
  if (!isPayable && order.slips.length === 0) return null
  const headers = headersOf(secret)
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('slips.title')}</h2>
      {canAttach && <p className={styles.lead}>{t('slips.lead')}</p>}
      <ul className={styles.slips}>
        {order.slips.map(slip => (
          <SlipImage
            key={slip.id}
            slip={slip}
            fetchImage={one =>
              fetchFile({ fetch, call: readSlipCall, address: { params: { id: order.id, slip: one } }, headers })
            }
          >
            {slip.removable ? (
              <button
                type="button"
                className="icon-button small"
                aria-label={t('slips.remove', { name: slip.name })}
                aria-disabled={isBusy}
                onClick={() => void remove(slip)}
              >
                <Trash2 aria-hidden />
              </button>
            ) : (
              <span className={styles.recorded}>
                <LockKeyhole aria-hidden />
                {t('slips.recorded')}
              </span>
            )}
          </SlipImage>
        ))}
      </ul>
      {canAttach && <AttachButton isBusy={isBusy} attach={attach} />}
      <p role="alert" className={styles.wrong}>
        {failed}
      </p>
    </section>
  )
}

interface AttachButtonProps {
  readonly isBusy: boolean
  attach(file: File): Promise<void>
}

function AttachButton({ isBusy, attach }: AttachButtonProps) {
  const { t } = useTranslation('histories')
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="button line"
        aria-disabled={isBusy}
        onClick={() => !isBusy && chooser.current?.click()}
      >
        <ImagePlus aria-hidden />
        {isBusy ? t('slips.sending') : t('slips.attach')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('slips.attach')}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void attach(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

const headersOf = (secret: string | undefined): { readonly 'x-tracking-secret'?: string } =>
  secret === undefined ? {} : { 'x-tracking-secret': secret }

/** Sends a picture and hangs it on the order, or removes one, and says what was refused. */
function useSlips({ order, secret, changed }: OrderSlipsProps) {
  const { t } = useTranslation('histories')
  const { client, confirmations } = useServices()
  const problem = useProblemWord()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const headers = headersOf(secret)
  const run = async (send: () => Promise<ClientResponse<unknown>>) => {
    setBusy(true)
    setFailed('')
    const response = await send()
    setBusy(false)
    setFailed(response.kind === 'ok' ? '' : problem(response))
    changed()
  }
  return {
    isBusy,
    failed,
    attach: (file: File) =>
      run(async () => {
        const form = new FormData()
        form.append('file', file)
        const sent = await sendPatiently(
          () => client.send(uploadImagesCall, { body: form }),
          () => setFailed(t('slips.busy')),
        )
        const sha256 = sent.kind === 'ok' ? sent.value.items[0]?.sha256 : undefined
        if (sha256 === undefined) return sent
        return client.send(attachSlipCall, { params: { id: order.id }, headers, body: { sha256 } })
      }),
    async remove({ id, name }: Order['slips'][number]) {
      const isSure = await confirmations.confirm({
        title: t('slips.removeTitle'),
        message: t('slips.removeMessage', { name }),
        icon: Trash2,
        accept: t('slips.removeAccept'),
        reject: t('slips.keep'),
        destroys: true,
      })
      if (isSure) await run(() => client.send(removeSlipCall, { params: { id: order.id, slip: id }, headers }))
    },
  }
}
