import {
  ActionButton,
  clubColours,
  Line,
  PaintField,
  Section,
  useDesign,
  useGarment,
  useLayer,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type Command, type LayerId, type Paint, setLayer, shownPaint, type Zone } from '../../../engine/plugin.ts'
import { clearLayerPaint, clearZonePaint, setZonePaint } from './tool.ts'

/** The paint of a piece of cloth. */
export function ZonePaintForm({ zone: drafted }: { readonly zone: Zone }) {
  const words = useWords()
  const { version } = useGarment()
  const { key: zone } = drafted
  return (
    <PaintForm
      paint={useShown(shown => shownPaint(shown, version, drafted))}
      painted={next => setZonePaint.of({ zone, version, paint: next })}
      clearing={clearZonePaint.of({ zone, version })}
      clearLabel={version === 'goalkeeper' ? words('clearGoalkeeper') : words('clear')}
    />
  )
}

/** The paint of some lettering. */
export function LayerPaintForm({ id: layer }: { readonly id: LayerId }) {
  const words = useWords()
  const { version } = useGarment()
  return (
    <PaintForm
      paint={useLayer(layer, ({ paint }) => paint)}
      painted={next => setLayer.of({ layer, version, fields: { paint: next } })}
      clearing={clearLayerPaint.of({ layer, version })}
      clearLabel={words('clearGoalkeeper')}
    />
  )
}

interface PaintFormProps {
  readonly paint: Paint
  readonly painted: (paint: Paint) => Command
  /** Gives back what shows beneath the paint. */
  readonly clearing: Command
  readonly clearLabel: string
}

/** The paint of one thing, and the way back to the one before it had its own. */
function PaintForm({ paint, painted, clearing, clearLabel }: PaintFormProps) {
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
