import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'
import styles from './readingPage.module.css'

interface ReadingSection {
  readonly title: string
  /** Paragraphs, one a line. */
  readonly text: string
}

interface ReadingPageProps {
  readonly title: string
  readonly lead: string
  readonly sections: readonly ReadingSection[]
  /** Below the text, such as a way on. */
  readonly children?: ReactNode
}

/** A page to be read: a headline, what it is about, and sections. */
export function ReadingPage({ title, lead, sections, children }: ReadingPageProps) {
  return (
    <main id="content" className="public-page">
      <PageTitle>{title}</PageTitle>
      <article className={styles.page}>
        <h1 className="display">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {sections.map(section => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.split('\n').map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children && <div className={styles.actions}>{children}</div>}
      </article>
    </main>
  )
}
