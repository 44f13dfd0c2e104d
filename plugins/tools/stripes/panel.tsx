import {
  ActionButton,
  clubColours,
  Line,
  PaintField,
  Section,
  useDesign,
  useGarment,
  useGarmentWords,
  useShown,
  useWords,
  ZoneRows,
} from '../../../app/panelkit/index.ts'
import {
  type Command,
  type DesignDocument,
  isZoneShown,
  noLayout,
  type Paint,
  shownLayout,
  shownPaint,
  type Zone,
} from '../../../engine/plugin.ts'
import { LayoutGrid } from './LayoutGrid.tsx'
import { setLayout, setPaint } from './tool.ts'

/** The stripes of the kit, and how the chosen one lies. */
export function StripesPanel() {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { zones, version } = useGarment()
  const layoutName = (shown: DesignDocument, zone: Zone): string => {
    const layout = shownLayout(shown, version, zone)
    const isKnown = layout !== null && Object.hasOwn(zone.layouts ?? {}, layout)
    return isKnown ? garmentWords(`layouts.${zone.key}.${layout}`) : words('none')
  }
  return (
    <ZoneRows
      heading={words('where')}
      zones={zones.filter(({ layouts }) => layouts)}
      detailOf={layoutName}
      form={zone => <StripeForm key={zone.key} zone={zone} />}
    />
  )
}

/** How a stripe lies, and its colour while it shows. */
function StripeForm({ zone }: { readonly zone: Zone }) {
  const words = useWords()
  const { gesture, dispatch, check } = useDesign()
  const { version } = useGarment()
  const isGoalkeeper = version === 'goalkeeper'
  const isShown = useShown(shown => isZoneShown(shown, version, zone))
  const layout = useShown(shown => shownLayout(shown, version, zone))
  const paint = useShown(shown => shownPaint(shown, version, zone))
  const target = { zone: zone.key, version }
  const laid = (next: string | null) => setLayout.of({ ...target, layout: next })
  const painted = (next: Paint | null) => setPaint.of({ ...target, paint: next })
  const isSet = (command: Command) => check(command).kind === 'applied'
  return (
    <>
      <Section>
        <LayoutGrid
          zone={zone}
          value={(isShown && layout) || noLayout}
          choose={next => dispatch(laid(next === noLayout && !isGoalkeeper ? null : next))}
        />
        {isGoalkeeper && isSet(laid(null)) && (
          <ActionButton label={words('sameLayout')} icon="reset" act={() => dispatch(laid(null))} />
        )}
      </Section>
      {isShown && (
        <>
          <Line />
          <PaintField paint={paint} palette={clubColours} gesture={gesture(painted)} />
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
