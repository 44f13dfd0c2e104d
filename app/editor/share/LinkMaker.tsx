import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ShareScope, shareScopes } from '../../../server/contract/designs/designShare.ts'
import { Segments } from '../../panelkit/controls/choices.tsx'
import type { NewShare } from '../../session/api/createApi.ts'
import { CopyAddress } from './CopyAddress.tsx'
import styles from './share.module.css'

const dayMs = 86_400_000
/** Days; 0: until it is taken back. */
const lives = [0, 1, 7, 30] as const

/** Makes a link: what it allows, and for how long. */
export function LinkMaker({ make }: { readonly make: (share: NewShare) => Promise<string | null> }) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<ShareScope>('edit')
  const [days, setDays] = useState(0)
  const [made, setMade] = useState<string | null>(null)
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready')
  const act = async () => {
    if (state === 'making') return
    setState('making')
    const expiresAt = days === 0 ? null : new Date(Date.now() + days * dayMs).toISOString()
    const address = await make({ scope, expiresAt })
    setMade(address)
    setState(address === null ? 'failed' : 'ready')
  }
  return (
    <div className={styles.maker}>
      <Segments
        wide
        label={t('links.scope')}
        segments={shareScopes.map(value => ({ value, label: t(`links.scopes.${value}`) }))}
        value={scope}
        choose={setScope}
      />
      <p>{t(`links.allows.${scope}`)}</p>
      <div className={styles.making}>
        <label>
          <span>{t('links.life')}</span>
          <select value={days} onChange={event => setDays(Number(event.target.value))}>
            {lives.map(count => (
              <option key={count} value={count}>
                {count === 0 ? t('links.forever') : t('links.days', { count })}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button primary" aria-disabled={state === 'making'} onClick={() => void act()}>
          <Link2 aria-hidden />
          {t('links.make')}
        </button>
      </div>
      {made !== null && <CopyAddress address={made} label={t('links.address')} />}
      {state === 'failed' && (
        <p className={styles.problem} role="alert">
          {t('links.notMade')}
        </p>
      )}
    </div>
  )
}
