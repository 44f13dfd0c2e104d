import { useTranslation } from 'react-i18next'
import { LinkList } from './LinkList.tsx'
import styles from './share.module.css'
import { useShareLinks } from './useShareLinks.ts'

/** The links to the open design, or why there can be none now. */
export function Links() {
  const { t } = useTranslation()
  const { links, ...ways } = useShareLinks()
  if (links.kind === 'loading') return <div className={styles.loading} role="status" aria-label={t('loading')} />
  if (links.kind === 'none') return <p role="status">{t(`links.none.${links.word}`)}</p>
  return <LinkList items={links.items} {...ways} />
}
