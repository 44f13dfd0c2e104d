import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './store.module.css'
import type { StoreWish } from './storeAddress.ts'

export interface SearchFieldProps {
  readonly search: string
  readonly look: (change: Partial<StoreWish>) => void
}

/** So long after the last letter it is searched, in ms. */
const pause = 300

/** Searches while one types; the address may change it too. */
export function SearchField({ search, look }: SearchFieldProps) {
  const { t } = useTranslation('store')
  const [typed, setTyped] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what `look` closes over changes with every page
  useEffect(() => {
    if (typed === null) return undefined
    const resting = setTimeout(() => {
      setTyped(null)
      if (typed.trim() !== search) look({ search: typed.trim() })
    }, pause)
    return () => clearTimeout(resting)
  }, [typed, search])

  return (
    <search className={styles.search}>
      <Search aria-hidden />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={120}
        value={typed ?? search}
        onChange={event => setTyped(event.target.value)}
      />
    </search>
  )
}
