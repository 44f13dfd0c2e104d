import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './figures.module.css'

interface ChartCardProps {
  readonly title: string
  /** What the colours are, in the order in which they are drawn. */
  readonly legend?: readonly string[]
  /** The same values as a table: the heads of its columns, and rows that begin with what they are about. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly children: ReactNode
}

/** A chart, which is for the eye alone, above the table of what it shows. */
export function ChartCard({ title, legend = [], columns, rows, children }: ChartCardProps) {
  const { t } = useTranslation('figures')
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map((name, at) => (
              <li key={name} data-at={at}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </header>
      {rows.length === 0 ? <p className={styles.empty}>{t('nothing')}</p> : <div aria-hidden>{children}</div>}
      {rows.length > 0 && (
        <details>
          <summary>{t('table')}</summary>
          <ScrollRegion className={styles.scroll} label={title}>
            <table>
              <thead>
                <tr>
                  {columns.map(column => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([head = '', ...cells]) => (
                  <tr key={head}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, at) => (
                      <td key={columns[at + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </details>
      )}
    </section>
  )
}
