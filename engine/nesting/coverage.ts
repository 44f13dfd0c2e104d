import loadHighs from 'highs'

const highs = await loadHighs()

/** Something that covers a demand in part: how many of each row, and what it costs to use it once. */
export interface Cover {
  readonly counts: readonly number[]
  readonly cost: number
}

/** What is to be covered: so many of each row at least. One that is left out costs `leftOut` of its row. */
export interface Demand {
  readonly counts: readonly number[]
  readonly leftOut: readonly number[]
}

/** What one more of each row would cost, when parts of covers may be used: the dual values of the linear programme. */
export function pricesOf(covers: readonly Cover[], demand: Demand): readonly number[] {
  const { Rows } = highs.solve(programmeOf(covers, demand, false), { output_flag: false })
  return demand.counts.map((_, row) => {
    const found = Rows[row]
    return found && 'Dual' in found ? found.Dual : 0
  })
}

/** How often each cover is used, in whole numbers, so that all costs little: within a thousandth of the least there is. */
export function chosenOf(covers: readonly Cover[], demand: Demand): readonly number[] {
  const { Columns } = highs.solve(programmeOf(covers, demand, true), {
    output_flag: false,
    mip_rel_gap: 0.001,
    mip_max_nodes: 20_000,
  })
  return covers.map((_, at) => {
    const found = Columns[`c${at}`]
    return found && 'Primal' in found ? Math.round(found.Primal) : 0
  })
}

/** In the text form of CPLEX, which HiGHS reads. */
function programmeOf(covers: readonly Cover[], { counts, leftOut }: Demand, isWhole: boolean): string {
  const costs = [
    ...covers.map(({ cost }, at) => `${cost.toFixed(3)} c${at}`),
    ...leftOut.map((cost, row) => `${cost.toFixed(3)} l${row}`),
  ]
  const rows = counts.map((count, row) => {
    const terms = covers.flatMap((cover, at) => (cover.counts[row] ? [`${cover.counts[row]} c${at}`] : []))
    return ` r${row}: ${[...terms, `l${row}`].join(' + ')} >= ${count}`
  })
  const names = [...covers.map((_, at) => `c${at}`), ...leftOut.map((_, row) => `l${row}`)]
  const whole = isWhole ? ['General', ` ${names.join(' ')}`] : []
  return ['Minimize', ` cost: ${costs.join(' + ')}`, 'Subject To', ...rows, ...whole, 'End'].join('\n')
}
