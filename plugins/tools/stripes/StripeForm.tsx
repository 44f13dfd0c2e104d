import {
  ActionButton,
  clubColours,
  Line,
  PaintField,
  Section,
  useDesign,
  useGarment,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  type Command,
  isZoneShown,
  noLayout,
  type Paint,
  shownLayout,
  shownPaint,
  type Zone,
} from '../../../engine/index.ts'
import { LayoutGrid } from './LayoutGrid.tsx'
import { setLayout, setPaint } from './tool.ts'

/** How a stripe lies, and its colour while it shows. */
export function StripeForm({ zone }: { readonly zone: Zone }) {
  const words = useWords()
  const { shown, gesture, dispatch, check } = useDesign()
  const { version } = useGarment()
  const isGoalkeeper = version === 'goalkeeper'
  const isShown = isZoneShown(shown, version, zone)
  const target = { zone: zone.key, version }
  const laid = (layout: string | null) => setLayout.of({ ...target, layout })
  const painted = (paint: Paint | null) => setPaint.of({ ...target, paint })
  const isSet = (command: Command) => check(command).kind === 'applied'
  return (
    <>
      <Section>
        <LayoutGrid
          zone={zone}
          value={(isShown && shownLayout(shown, version, zone)) || noLayout}
          choose={layout => dispatch(laid(layout === noLayout && !isGoalkeeper ? null : layout))}
        />
        {isGoalkeeper && isSet(laid(null)) && (
          <ActionButton label={words('sameLayout')} icon="reset" act={() => dispatch(laid(null))} />
        )}
      </Section>
      {isShown && (
        <>
          <Line />
          <PaintField paint={shownPaint(shown, version, zone)} palette={clubColours} gesture={gesture(painted)} />
          {isSet(painted(null)) && (
            <>
              <Line />
              <Section>
                <ActionButton
                  label={isGoalkeeper ? words('samePaint') : words('clear')}
                  icon="reset"
                  act={() => dispatch(painted(null))}
                />
              </Section>
            </>
          )}
        </>
      )}
    </>
  )
}
