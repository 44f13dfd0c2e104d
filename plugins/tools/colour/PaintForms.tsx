import { lazy, Suspense, useState } from 'react'
import {
  ActionButton,
  ContrastHint,
  clubColours,
  Line,
  PaintField,
  Section,
  SwitchField,
  useDesign,
  useGarment,
  useLayer,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  type Command,
  type LayerId,
  layerOverrides,
  type Paint,
  setLayer,
  shownLayer,
  shownPaint,
  type Zone,
} from '../../../engine/plugin.ts'
import { replaceColour, usesOfColour } from './replaceColour.ts'
import { clearLayerPaint, clearZonePaint, setZonePaint } from './tool.ts'

// What goes with a colour is looked at later than the colour.
const Harmonies = lazy(async () => ({ default: (await import('./Colourways.tsx')).Harmonies }))

/** The paint of a piece of cloth. */
export function ZonePaintForm({ zone: drafted }: { readonly zone: Zone }) {
  const words = useWords()
  const { version } = useGarment()
  const { document } = useDesign()
  const { key: zone } = drafted
  return (
    <PaintForm
      paint={useShown(shown => shownPaint(shown, version, drafted))}
      saved={shownPaint(document, version, drafted)}
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
  const { document } = useDesign()
  const paint = useLayer(layer, fields => fields.paint)
  const saved = document.layers[layer]
  return (
    <>
      <PaintForm
        paint={paint}
        saved={saved ? shownLayer(saved, layerOverrides(document, version, layer)).paint : paint}
        painted={next => setLayer.of({ layer, version, fields: { paint: next } })}
        clearing={clearLayerPaint.of({ layer, version })}
        clearLabel={words('clearGoalkeeper')}
      />
      <ContrastHint layer={layer} />
    </>
  )
}

interface PaintFormProps {
  readonly paint: Paint
  /** Without what somebody tries just now. */
  readonly saved: Paint
  readonly painted: (paint: Paint) => Command
  /** Gives back what shows beneath the paint. */
  readonly clearing: Command
  readonly clearLabel: string
}

/** The paint of one thing, and the way back to the one before it had its own. */
function PaintForm({ paint, saved, painted, clearing, clearLabel }: PaintFormProps) {
  const words = useWords()
  const { gesture, dispatch, check, document } = useDesign()
  const { plugin } = useGarment()
  const [isEverywhere, setEverywhere] = useState(false)
  const from = saved.type === 'solid' ? saved.colour : null
  const uses = from === null ? 0 : usesOfColour(document, plugin, from)
  const changed = (next: Paint): Command =>
    isEverywhere && from !== null && next.type === 'solid' ? replaceColour.of({ from, to: next.colour }) : painted(next)
  return (
    <>
      <PaintField paint={paint} palette={clubColours} gesture={gesture(changed)} />
      {uses > 1 && (
        <Section>
          <SwitchField label={words('everywhere', { count: uses })} on={isEverywhere} choose={setEverywhere} />
        </Section>
      )}
      {paint.type === 'solid' && (
        <Suspense fallback={null}>
          <Harmonies colour={paint.colour} choose={colour => dispatch(changed({ type: 'solid', colour }))} />
        </Suspense>
      )}
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
