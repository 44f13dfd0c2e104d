import {
  ActionButton,
  Fold,
  NumberField,
  type PatternShelf,
  RangeField,
  Section,
  useDesign,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type Command, detailsOf, type PatternFill, patternRanges } from '../../../engine/plugin.ts'
import styles from './pattern.module.css'

interface DrawnFieldsProps {
  readonly fill: PatternFill
  readonly shelf: PatternShelf
  readonly commandFor: (fill: PatternFill) => Command
}

/** The sliders of a pattern that is drawn from geometry, and its seed. Nothing for other patterns. */
export function DrawnFields({ fill, shelf: { book }, commandFor }: DrawnFieldsProps) {
  const words = useWords()
  const { gesture, dispatch } = useDesign()
  const details = detailsOf(fill)
  const drawn = { id: fill.id, ...details }
  const sliders = book?.slidersOf(drawn) ?? []
  const seed = book?.seedOf(drawn) ?? null
  if (sliders.length === 0) return null
  const [first, last] = patternRanges.seed
  const seedCommand = (value: number) => commandFor({ ...fill, seed: Math.round(value) })
  return (
    <Fold title={words('drawn')} open>
      <Section>
        {seed !== null && (
          <div className={styles.seed}>
            <NumberField
              label={words('seed')}
              short="#"
              unit=""
              value={seed}
              min={first}
              max={last}
              decimals={0}
              isWhole
              step={1}
              gesture={gesture(seedCommand)}
            />
            <ActionButton label={words('shuffle')} icon="reset" act={() => dispatch(seedCommand(next(seed)))} />
          </div>
        )}
        {sliders.map(({ name, value, min, max, step, unit }) => (
          <RangeField
            key={name}
            label={words(`sliders.${name}`)}
            unit={unit}
            value={value}
            min={min}
            max={max}
            decimals={step < 1 ? 1 : 0}
            step={step}
            gesture={gesture((wanted: number) =>
              commandFor({ ...fill, settings: { ...details.settings, [name]: wanted } }),
            )}
          />
        ))}
      </Section>
    </Fold>
  )
}

/** Another seed, the same after the same one: what somebody shuffled past can be found again. */
const next = (seed: number): number => (seed * 7919 + 104_729) % (patternRanges.seed[1] + 1)
