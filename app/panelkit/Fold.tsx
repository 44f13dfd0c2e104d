import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Colour } from '../../engine/index.ts'
import styles from './fields.module.css'

export interface FoldProps {
  readonly title: string
  /** What is set in there, shown while it is folded too. */
  readonly state?: string
  readonly colours?: readonly Colour[]
  readonly open?: boolean
  readonly children: ReactNode
}

/** Controls that are out of the way until one wants them. */
export function Fold({ title, state, colours = [], open, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <ChevronRight aria-hidden />
        {title}
        <span className={styles.state}>
          {state}
          {[...new Set(colours)].map(colour => (
            <span key={colour} className={styles.chip} style={{ background: colour }} />
          ))}
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
