import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../server/contract/orders/order.ts'
import { useNarrow } from '../../../device/display.ts'
import { DataGrid } from '../../../panelkit/grid/DataGrid.tsx'
import { applyPatch, type GridPatch, type GridRow } from '../../../panelkit/grid/gridPatch.ts'
import { useServices } from '../../../session/ServicesContext.ts'
import { useFieldWord } from '../../../ui/forms/problemWord.ts'
import { RosterCards } from '../roster/RosterCards.tsx'
import { blankPiece, notedRows, pieceColumns } from './reorderRows.ts'

/** As many rows as a design of an order can have. */
const maxRows = 500

interface PieceGridProps {
  readonly line: Order['lines'][number]
  readonly rows: readonly GridRow[]
  change(rows: readonly GridRow[]): void
}

/** Who gets the artwork of a design this time: a grid, on a phone a list. */
export function PieceGrid({ line, rows, change }: PieceGridProps) {
  const { t } = useTranslation('checkout')
  const { newId, toasts } = useServices()
  const isNarrow = useNarrow()
  const word = useFieldWord()
  const [open, setOpen] = useState<string | null>(null)
  const columns = useMemo(() => pieceColumns(line, t), [line, t])
  const noted = notedRows(rows, (column, code) => word(code, columns.find(({ key }) => key === column)?.label ?? ''))
  const apply = (patch: GridPatch) => {
    change(applyPatch(rows, patch))
    return true
  }
  if (isNarrow) {
    return (
      <RosterCards
        columns={columns}
        rows={noted}
        open={open}
        toggle={setOpen}
        write={(row, column, text) => {
          const value = columns.find(({ key }) => key === column)?.read(text) ?? text
          apply({ remove: [], add: [], set: [{ row, column, value }] })
        }}
        remove={row => apply({ remove: [row], add: [], set: [] })}
        {...(rows.length < maxRows && {
          add() {
            const id = newId()
            apply({ remove: [], add: [{ id, values: blankPiece, at: rows.length }], set: [] })
            setOpen(id)
          },
        })}
      />
    )
  }
  return (
    <DataGrid
      label={line.name || t('roster.title')}
      columns={columns}
      rows={noted}
      maxRows={maxRows}
      blank={blankPiece}
      newId={newId}
      change={apply}
      words={(tool, count) => t(`grid.${tool}`, { count })}
      onLeft={count => toasts.show({ key: 'roster', severity: 'warn', text: t('roster.left', { count }), life: 8000 })}
    />
  )
}
