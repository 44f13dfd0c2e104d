import { Link, useParams } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Mark } from '../../ui/ShopMark.tsx'
import { SharedActions } from './SharedActions.tsx'
import { SharedLook } from './SharedLook.tsx'
import { SharedTalk } from './SharedTalk.tsx'
import { SharedTrouble } from './SharedTrouble.tsx'
import type { SharedSource } from './sharedCalls.ts'
import styles from './sharedDesign.module.css'
import { useShared } from './useShared.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/design/preview/<uuid>`: what somebody has shared by a link. `/store/<id>`: what somebody has published. */
export function SharedScreen() {
  const t = useRoomWords('sharedDesign', { en, kh })
  const { uuid = '', published } = useParams()
  const source: SharedSource = published === undefined ? { kind: 'link', id: uuid } : { kind: 'store', id: published }
  const [shared, again] = useShared(source)
  const isShown = shared.kind === 'shown'
  const name = (isShown && shared.design.name) || t('app:name.none')
  const title = source.kind === 'link' ? t('title') : t('titleInStore')
  const Body = isShown && shared.design.scope === 'view' ? SharedLook : SharedTalk
  return (
    <div className={styles.screen} data-panel={isShown || undefined}>
      <PageTitle>{isShown ? name : title}</PageTitle>
      <header className={styles.top}>
        <Link to="/" aria-label={t('app:home')}>
          <Mark />
        </Link>
        {isShown && (
          <div className={styles.head}>
            <p>{title}</p>
            <h1 className="display">{name}</h1>
          </div>
        )}
      </header>
      {shared.kind === 'loading' && <main className={styles.stage} role="status" aria-label={t('loading')} />}
      {shared.kind === 'trouble' && <SharedTrouble word={shared.word} again={again} />}
      {isShown && (
        <>
          <Body source={source} name={name} design={shared.design} exhibit={shared.exhibit} />
          <SharedActions design={shared.design} exhibit={shared.exhibit} uuid={uuid} />
        </>
      )}
    </div>
  )
}
