import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../server/contract/orders/order.ts'
import type { ClientResponse } from '../../../session/api/clientResponse.ts'
import { useRequest } from '../../../session/api/useRequest.ts'
import { createPart, useOpening } from '../../../ui/controls/onDemand.ts'
import { useProblemWord } from '../../../ui/forms/problemWord.ts'
import type { SlipDialogProps } from './SlipDialog.tsx'
import styles from './slips.module.css'

const part = createPart<SlipDialogProps>(async () => (await import('./SlipDialog.tsx')).SlipDialog)

interface SlipImageProps {
  readonly slip: Order['slips'][number]
  /** Fetches its picture in the name of the person who looks at it. */
  fetchImage(slip: string): Promise<ClientResponse<Blob>>
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** A transfer slip of an order, small; pressed, it is shown large. The words are those of `histories`. */
export function SlipImage({ slip, fetchImage, children }: SlipImageProps) {
  const { t } = useTranslation('histories')
  const problem = useProblemWord()
  const image = useRequest(['slip', slip.id], () => fetchImage(slip.id))
  const address = useObjectAddress(image.kind === 'ok' ? image.value : null)
  const { Part, ahead, isOpen, open, close } = useOpening(part)
  if (image.kind === 'failed') {
    return (
      <li className={styles.slip}>
        <p className={styles.lost}>{problem(image.error)}</p>
        <button type="button" className="button" onClick={image.retry}>
          {t('app:again')}
        </button>
      </li>
    )
  }
  return (
    <li className={styles.slip}>
      <button type="button" className={styles.thumbnail} onClick={open} {...ahead} aria-haspopup="dialog">
        {address && <img src={address} alt={t('slips.open', { name: slip.name })} />}
      </button>
      {children}
      {isOpen && Part && address && <Part name={slip.name} address={address} close={close} />}
    </li>
  )
}

/** An address for an `img` while the part is on the page. */
function useObjectAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
