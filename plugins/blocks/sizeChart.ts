import { type Size, type SizeChart, sizes } from '../../engine/plugin.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL. */
export type ChartColumns = Readonly<Record<string, readonly number[]>>

/** A size chart from its columns; tolerance ± cm. */
export const chartOf = (columns: ChartColumns, tolerance: number): SizeChart => ({
  sizes,
  measures: Object.keys(columns),
  cm: Object.fromEntries(
    sizes.map((size, row) => [
      size,
      Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[row] ?? 0])),
    ]),
  ) as SizeChart['cm'],
  tolerance,
})

/** The row of a size, in mm. */
export const chartRow = <Columns extends ChartColumns>(
  columns: Columns,
  size: Size,
): Readonly<Record<keyof Columns, number>> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, (values[sizes.indexOf(size)] ?? 0) * 10]),
  ) as Record<keyof Columns, number>
