import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import styles from './figures.module.css'

/** One place on the axis of time. */
export interface ChartPoint {
  readonly at: string
  readonly [value: string]: string | number
}

/** One value of the points. */
export interface Series {
  readonly key: string
  readonly name: string
}

interface TimeChartProps {
  readonly points: readonly ChartPoint[]
  readonly series: readonly Series[]
  /** A value, as people read it. */
  readonly format: (value: number) => string
  /** The same on the axis, where there is less room. */
  readonly short?: (value: number) => string
}

/** Marks in both themes: the first value is the shop's colour. */
const colours = ['var(--brand-solid)', 'var(--chart-other)'] as const
const height = 220
const tick = { fill: 'var(--fg-muted)', fontSize: 12 }
const margin = { top: 8, right: 8, bottom: 0, left: 0 }
const cursor = { fill: 'var(--hover)', stroke: 'var(--border-strong)' }

const axes = (short: (value: number) => string) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--border)" />,
  <XAxis key="x" dataKey="at" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />,
  <YAxis
    key="y"
    width={56}
    tick={tick}
    tickLine={false}
    axisLine={false}
    allowDecimals={false}
    tickFormatter={short}
  />,
]

const tooltip = (format: (value: number) => string) => (
  <Tooltip cursor={cursor} isAnimationActive={false} content={props => <Values {...props} format={format} />} />
)

/** Counts by time, each value on top of the one before. */
export function BarsOverTime({ points, series, format, short = format }: TimeChartProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={[...points]} margin={margin} accessibilityLayer={false}>
        {axes(short)}
        {tooltip(format)}
        {series.map(({ key, name }, at) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="all"
            fill={colours[at]}
            maxBarSize={36}
            radius={at === series.length - 1 ? [4, 4, 0, 0] : 0}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Money by time, each value a line of its own above its colour. */
export function AreasOverTime({ points, series, format, short = format }: TimeChartProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <AreaChart data={[...points]} margin={margin} accessibilityLayer={false}>
        {axes(short)}
        {tooltip(format)}
        {series.map(({ key, name }, at) => (
          <Area
            key={key}
            dataKey={key}
            name={name}
            type="monotone"
            stroke={colours[at]}
            strokeWidth={2}
            strokeDasharray={at === 0 ? undefined : '5 4'}
            fill={colours[at]}
            fillOpacity={at === 0 ? 0.14 : 0}
            dot={points.length === 1}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  )
}

interface RankedBarsProps {
  readonly points: readonly ChartPoint[]
  readonly series: Series
  readonly format: (value: number) => string
}

/** Values that have names instead of times, below one another. */
export function RankedBars({ points, series, format }: RankedBarsProps) {
  return (
    <ResponsiveContainer width="100%" height={Math.max(88, points.length * 44)}>
      <BarChart data={[...points]} layout="vertical" margin={{ ...margin, right: 72 }} accessibilityLayer={false}>
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="at"
          width={112}
          tick={{ ...tick, fill: 'var(--fg)' }}
          tickLine={false}
          axisLine={false}
        />
        {tooltip(format)}
        <Bar
          dataKey={series.key}
          name={series.name}
          fill={colours[0]}
          maxBarSize={22}
          radius={[0, 4, 4, 0]}
          isAnimationActive={false}
          label={{
            position: 'right',
            fill: 'var(--fg)',
            fontSize: 12,
            formatter: (value: unknown) => format(Number(value)),
          }}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** What a pointer is above. */
function Values({
  active,
  label,
  payload,
  format,
}: TooltipContentProps & { readonly format: (value: number) => string }) {
  if (!active || payload.length === 0) return null
  return (
    <div className={styles.tooltip}>
      <strong>{label}</strong>
      {payload.map(({ name, value }) => (
        <span key={String(name)}>
          {String(name)}: {format(Number(value))}
        </span>
      ))}
    </div>
  )
}
