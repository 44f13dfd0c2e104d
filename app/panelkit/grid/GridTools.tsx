import { ArrowDownToLine, Redo2, Trash2, Undo2 } from 'lucide-react'
import styles from './grid.module.css'
import type { DataGridProps } from './gridProps.ts'
import { boxOf } from './gridRange.ts'
import type { GridWork } from './useGrid.ts'

interface GridToolsProps extends Pick<DataGridProps, 'words'> {
  readonly work: GridWork
}

/** What can be done with the selected cells, for people who do not use the keys, and what the keys are. */
export function GridTools({ work, words }: GridToolsProps) {
  const { top, bottom } = boxOf(work.range)
  const rows = work.grid.rows.slice(top, bottom + 1).length
  const tools = [
    { name: 'undo', icon: Undo2, act: work.undo, isOff: work.history.undo.length === 0 },
    { name: 'redo', icon: Redo2, act: work.redo, isOff: work.history.redo.length === 0 },
    { name: 'fill', icon: ArrowDownToLine, act: work.fill, isOff: rows === 0 },
    { name: 'remove', icon: Trash2, act: work.removeRows, isOff: rows === 0 },
  ] as const
  return (
    <div className={styles.tools}>
      {tools.map(({ name, icon: Icon, act, isOff }) => {
        const label = words(name, Math.max(1, rows))
        return (
          <button
            key={name}
            type="button"
            className="icon-button small"
            aria-label={label}
            data-tip={label}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && act()}
          >
            <Icon aria-hidden />
          </button>
        )
      })}
      <p className={styles.keys}>{words('keys', 1)}</p>
    </div>
  )
}
