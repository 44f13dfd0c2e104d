import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './share.module.css'
import { useCopied } from './useCopied.ts'

/** An address to be copied, by a button or by hand. */
export function CopyAddress({ address, label }: { readonly address: string; readonly label: string }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, copy] = useCopied()
  return (
    <div className={styles.address}>
      <input ref={field} readOnly value={address} aria-label={label} onFocus={event => event.target.select()} />
      <button
        type="button"
        className="button soft"
        onClick={() => {
          field.current?.select()
          void copy(address)
        }}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span role="status">{isCopied ? t('share.copied') : t('share.copy')}</span>
      </button>
    </div>
  )
}
