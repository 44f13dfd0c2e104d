import type { Row } from './measure.ts'

/** A row for each figure: ours, what we aim at, and every peer with how many times as much as ours it takes. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map(row => {
    const peers = Object.entries(row.peers).map(([name, value]) => `${name} ${peerCell(value, row)}`)
    const aim = row.aim === null ? '' : `≤ ${withUnit(row.aim, row.unit)}`
    return `| ${row.figure} | ${oursCell(row)} | ${aim} | ${peers.join(' · ')} |`
  })
  return ['| figure | Kitloom | aim | beside |', '|---|---|---|---|', ...lines].join('\n')
}

/** The median, and the quickest round where that says more: on a busy machine the two drift apart. */
function oursCell({ ours, best, unit }: Row): string {
  const quickest = best.Kitloom ?? ours
  return quickest < ours * 0.95 ? `${withUnit(ours, unit)} (${withUnit(quickest, unit)} at best)` : withUnit(ours, unit)
}

const peerCell = (value: number, { ours, unit }: Row) => `${withUnit(value, unit)} (${(value / ours).toFixed(1)}×)`

function withUnit(value: number, unit: Row['unit']): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const written = value.toFixed(digits).replace(/\.0+$/, '')
  return unit === '×' ? `${written}×` : `${written} ${unit}`
}
