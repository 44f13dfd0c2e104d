import { ChevronRight, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Colour } from '../../../engine/index.ts'
import fields from './fields.module.css'
import styles from './rows.module.css'

/** Rows under a heading; on a phone, chips that scroll sideways. */
export function RowGroup({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <div className={styles.list}>{children}</div>
    </section>
  )
}

/** Groups of rows; on a phone all their chips stand in one line. */
export const RowGroups = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.groups}>{children}</div>
)

/** Controls one below the other. */
export const Section = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.section}>{children}</div>
)

/** Parts two groups of a panel. */
export const Line = () => <hr className={styles.line} />

/** Short fields, two in a row. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={fields.grid}>{children}</div>
)

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
    <details className={fields.fold} open={open}>
      <summary>
        <ChevronRight aria-hidden />
        {title}
        <span className={fields.state}>
          {state}
          {[...new Set(colours)].map(colour => (
            <span key={colour} className={fields.chip} style={{ background: colour }} />
          ))}
        </span>
      </summary>
      <div className={fields.inside}>{children}</div>
    </details>
  )
}

export interface Chip {
  readonly id: string
  readonly label: string
  /** What taking it away does, read out. */
  readonly removal: string
  readonly remove: () => void
}

/** Things that can be taken away one by one. */
export const Chips = ({ chips }: { readonly chips: readonly Chip[] }) => (
  <div className={fields.chips}>
    {chips.map(({ id, label, removal, remove }) => (
      <button key={id} type="button" aria-label={removal} data-tip={removal} onClick={remove}>
        {label}
        <X aria-hidden />
      </button>
    ))}
  </div>
)

/** A quiet sentence below a control, read out when it comes. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className={fields.note}>
    {children}
  </p>
)

/** What a panel shows where nothing is yet: what would be here, and how to begin. */
export function EmptyHint({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  )
}
