import { CloudOff, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { findKeptOrder, forgetKeptOrder, type PreparedOrder } from '../checkout/keptOrder.ts'
import styles from './keptOrderNote.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** Tells of an order that this device has not sent, with the way to its page, which sends it by itself. */
export function KeptOrderNote() {
  const t = useScreenWords('histories', { en, kh })
  const { confirmations, memory, session } = useServices()
  const known = useStream(session.state)
  const [kept, setKept] = useState(() => findKeptOrder(memory))
  const account = known.kind === 'in' ? known.details.id : null
  // Its key belongs to who ordered: another account can neither send nor stop it.
  if (!kept || (kept.account !== null && kept.account !== account)) return null
  const isOwn = kept.account === account
  const forget = async () => {
    const isSure = await confirmations.confirm({
      icon: CloudOff,
      title: t('kept.forgetTitle'),
      message: t('kept.message'),
      accept: t('kept.forget'),
      reject: t('kept.keep'),
      destroys: true,
    })
    if (!isSure) return
    forgetKeptOrder(memory)
    setKept(null)
  }
  return (
    <aside className={styles.note} aria-labelledby="kept-order">
      <CloudOff aria-hidden />
      <div>
        <h2 id="kept-order">{t('kept.title')}</h2>
        <p>
          {t('pieces', { count: piecesOf(kept.order) })} · {isOwn ? t('kept.text') : t('kept.asGuest')}
        </p>
      </div>
      <div className={styles.ends}>
        <button type="button" className="button" onClick={() => void forget()}>
          {t('kept.forget')}
        </button>
        <Link className="button primary" to={kept.page}>
          <Send aria-hidden />
          {isOwn ? t('kept.send') : t('kept.open')}
        </Link>
      </div>
    </aside>
  )
}

function piecesOf(order: PreparedOrder): number {
  const rosters = order.kind === 'designs' ? order.body.designs.map(({ pieces }) => pieces) : order.body.pieces
  return rosters.flat().reduce((count, { quantity }) => count + quantity, 0)
}
