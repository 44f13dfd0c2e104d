import { type Size, type SizeChart, sizes, spokenSize } from '../../engine/plugin.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL. */
export type ChartColumns = Readonly<Record<string, readonly number[]>>

/** A size chart from its columns; tolerance ± cm. Throws where a column does not have a measure for each size. */
export function chartOf(columns: ChartColumns, tolerance: number): SizeChart {
  for (const [name, values] of Object.entries(columns)) {
    const sound = values.filter(value => Number.isFinite(value) && value > 0).length
    if (values.length === sizes.length && sound === sizes.length) continue
    const all = sizes.map(spokenSize).join(', ')
    throw new Error(
      `The column "${name}" of a size chart needs ${sizes.length} measures above 0, of ${all}; it has ${sound}.`,
    )
  }
  return {
    sizes,
    measures: Object.keys(columns),
    cm: Object.fromEntries(
      sizes.map((size, row) => [
        size,
        Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[row] ?? 0])),
      ]),
    ) as SizeChart['cm'],
    tolerance,
  }
}

/** The row of a size, in mm. */
export const chartRow = <Columns extends ChartColumns>(
  columns: Columns,
  size: Size,
): Readonly<Record<keyof Columns, number>> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, (values[sizes.indexOf(size)] ?? 0) * 10]),
  ) as Record<keyof Columns, number>
