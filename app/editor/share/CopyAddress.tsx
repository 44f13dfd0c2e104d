import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './share.module.css'

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

const shownMs = 3000

/** Copies a text and confirms it briefly. */
export function useCopied(): readonly [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const ending = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(ending)
  }, [isCopied])
  const copy = async (text: string) => {
    // Where the clipboard is closed to pages, the address stands there to be copied by hand.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  }
  return [isCopied, copy]
}
