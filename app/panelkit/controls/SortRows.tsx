import { GripVertical, Hash, Image, Shapes, Shield, Type } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './sortRows.module.css'

const icons: Readonly<Record<string, typeof Shapes>> = { text: Type, number: Hash, image: Image, logo: Shield }

export interface SortRow {
  readonly id: string
  /** A kind of layer; others than the known ones get a plain icon. */
  readonly kind: string
  readonly name: string
  readonly detail: string
  readonly selected: boolean
  /** Not seen on the garment. */
  readonly dim: boolean
  readonly actions: ReactNode
}

export interface SortRowsProps {
  readonly label: string
  readonly rows: readonly SortRow[]
  readonly moveLabel: (name: string) => string
  readonly select: (id: string) => void
  /** The row comes to the place `to` of the list, 0 at the top. */
  readonly move: (id: string, to: number) => void
}

/** A list one puts in order: by its grips with pointer or arrow keys. */
export function SortRows({ label, rows, moveLabel, select, move }: SortRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ readonly id: string; readonly to: number } | null>(null)
  const from = rows.findIndex(({ id }) => id === dragged?.id)

  const placeUnder = ({ clientY }: PointerEvent) => {
    const boxes = [...(list.current?.children ?? [])].map(row => row.getBoundingClientRect())
    const found = boxes.findIndex(({ bottom }) => clientY < bottom)
    return found === -1 ? rows.length - 1 : found
  }
  const grip = (id: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, to: index })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged) setDragged({ id, to: placeUnder(event) })
    },
    onPointerUp() {
      if (dragged && dragged.to !== index) move(id, dragged.to)
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') setDragged(null)
      const to = index + (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0)
      if (to === index) return
      event.preventDefault()
      if (to >= 0 && to < rows.length) move(id, to)
    },
  })

  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {rows.map((row, index) => {
        const Icon = icons[row.kind] ?? Shapes
        const isTarget = dragged !== null && dragged.to === index && index !== from
        return (
          <li
            key={row.id}
            className={styles.row}
            data-selected={row.selected || undefined}
            data-dragged={row.id === dragged?.id || undefined}
            data-drop={isTarget ? (index < from ? 'above' : 'below') : undefined}
          >
            <button type="button" className={styles.grip} aria-label={moveLabel(row.name)} {...grip(row.id, index)}>
              <GripVertical aria-hidden />
            </button>
            <button
              type="button"
              className={styles.main}
              data-dim={row.dim || undefined}
              aria-pressed={row.selected}
              onClick={() => select(row.id)}
            >
              <span className={styles.tile}>
                <Icon aria-hidden />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{row.name}</span>
                <span className={styles.detail}>{row.detail}</span>
              </span>
            </button>
            <span className={styles.actions}>{row.actions}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Small buttons side by side below the fields of a thing. */
export const ActionRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actionRow}>{children}</div>
)

/** The name of a thing, and at the right what else is to be known of it. */
export const ThingHeading = ({ name, detail }: { readonly name: string; readonly detail: string }) => (
  <div className={styles.heading}>
    <h3>{name}</h3>
    <span>{detail}</span>
  </div>
)
