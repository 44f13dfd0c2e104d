import { ActionButton, clubColours, Line, PaintField, Section, useDesign } from '../../../app/panelkit/index.ts'
import type { Command, Paint } from '../../../engine/index.ts'

export interface PaintFormProps {
  readonly paint: Paint
  readonly painted: (paint: Paint) => Command
  /** Gives back what shows beneath the paint. */
  readonly clearing: Command
  readonly clearLabel: string
}

/** The paint of one thing, and the way back to the one before it had its own. */
export function PaintForm({ paint, painted, clearing, clearLabel }: PaintFormProps) {
  const { gesture, dispatch, check } = useDesign()
  return (
    <>
      <PaintField paint={paint} palette={clubColours} gesture={gesture(painted)} />
      {check(clearing).kind === 'applied' && (
        <>
          <Line />
          <Section>
            <ActionButton label={clearLabel} icon="reset" act={() => dispatch(clearing)} />
          </Section>
        </>
      )}
    </>
  )
}
