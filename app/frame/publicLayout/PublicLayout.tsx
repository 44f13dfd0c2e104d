import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Footer } from './Footer.tsx'
import { PublicBar } from './PublicBar.tsx'
import styles from './publicLayout.module.css'

/** The frame of the pages that everybody sees. */
export function PublicLayout() {
  return (
    <div className={styles.page}>
      <PublicBar />
      <div className={styles.content}>
        <Outlet />
      </div>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}
