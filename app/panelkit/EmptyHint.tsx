import styles from './rows.module.css'

/** What a panel shows where nothing is yet: what would be here, and how to begin. */
export function EmptyHint({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  )
}
