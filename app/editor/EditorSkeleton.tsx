import styles from './editor.module.css'

/** The layout of the editor, while the design is read from the device. */
export function EditorSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.editor} role="status" aria-label={label}>
      <div className={styles.top} />
      <div className={styles.rail} />
      <div className={styles.stage} />
      <div className={styles.panel} />
    </div>
  )
}
