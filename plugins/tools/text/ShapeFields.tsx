import {
  FieldGrid,
  LengthField,
  RangeField,
  SwitchField,
  useDesign,
  useGarment,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import { setArc, setSize, setSpacing } from './commands.ts'
import type { TextProps } from './textProps.ts'

/** What a line is held to where its slot has no width of its own, in mm. */
const firstWidth = 280

/** How high the line is, how far apart its letters are, how it bends, and the width that it keeps to. */
export function ShapeFields({ id, layer: { size, slot, letterSpacing, arc } }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { slots } = useGarment()
  const { target, field } = useLayerFields(id)
  const room = slots.find(known => known.id === slot)?.size.width ?? firstWidth
  return (
    <>
      <FieldGrid>
        <LengthField
          label={words('height')}
          short="H"
          value={size.height}
          least={5}
          most={400}
          {...field((height: number) => setSize.of({ ...target, height }))}
        />
        <LengthField
          label={words('spacing')}
          short="A↔"
          value={letterSpacing}
          least={-20}
          most={100}
          {...field((spacing: number) => setSpacing.of({ ...target, letterSpacing: spacing }))}
        />
      </FieldGrid>
      <RangeField
        label={words('arc')}
        unit="°"
        value={arc}
        least={-180}
        most={180}
        decimals={0}
        step={1}
        {...field((degrees: number) => setArc.of({ ...target, arc: degrees }))}
      />
      <SwitchField
        label={words('fit')}
        on={size.width !== null}
        choose={on => dispatch(setSize.of({ ...target, width: on ? room : null }))}
      />
      {size.width !== null && (
        <LengthField
          label={words('fitWidth')}
          value={size.width}
          least={10}
          most={1000}
          {...field((width: number) => setSize.of({ ...target, width }))}
        />
      )}
    </>
  )
}
