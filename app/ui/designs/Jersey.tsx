import styles from './designPicture.module.css'

/** A drawn shirt in the colours of a design that has no picture yet: the one that covers most first. */
export function Jersey({ colours }: { readonly colours: readonly string[] }) {
  const [body = 'var(--bg-muted)', sleeves = body, trim = sleeves] = colours
  return (
    <svg className={styles.jersey} viewBox="0 0 200 200" aria-hidden focusable="false">
      <path d="M62 36 24 64l18 34 20-12z" fill={sleeves} />
      <path d="M138 36 176 64l-18 34-20-12z" fill={sleeves} />
      <path d="m24 64 18 34 6-4-17-35zM176 64l-18 34-6-4 17-35z" fill={trim} />
      <path d="m60 37 24-9q16 14 32 0l24 9 2 50v91q-42 8-84 0V87z" fill={body} />
      <path d="m84 28q16 14 32 0l4 2q-20 20-40 0z" fill={trim} />
      <path
        className={styles.seams}
        d="m60 37 24-9q16 14 32 0l24 9 36 27-18 34-16-11v91q-42 8-84 0V87L42 98 24 64zM60 37l-2 50m82-50 2 50"
      />
    </svg>
  )
}
