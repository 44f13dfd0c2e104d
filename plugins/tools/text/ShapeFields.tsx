import {
  FieldGrid,
  LayerLength,
  LayerMeasures,
  SwitchField,
  useDesign,
  useGarment,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import { layerFields, layerMeasures, letteringFields, setLayer } from '../../../engine/index.ts'
import type { TextProps } from './textProps.ts'

/** What a line is held to where its slot has no width of its own, in mm. */
const firstWidth = 280

/** What a control shows instead of its label where there is room for a letter. */
const short = { letterSpacing: 'A↔' }

/** How high the line is, every number that lettering has, how much it covers, and the width that it keeps to. */
export function ShapeFields({ id, layer }: TextProps) {
  const { size, slot } = layer
  const words = useWords()
  const { dispatch } = useDesign()
  const { slots } = useGarment()
  const { target } = useLayerFields(id)
  const room = slots.find(known => known.id === slot)?.size.width ?? firstWidth
  const sized = (part: 'width' | 'height') => (value: number) =>
    setLayer.of({ ...target, fields: { size: { [part]: value } } })
  return (
    <>
      <FieldGrid>
        <LayerLength
          layer={id}
          label={words('height')}
          short="H"
          row={layerMeasures.height}
          value={size.height}
          commandOf={sized('height')}
        />
        <LayerMeasures layer={id} fields={layer} rows={letteringFields} units={['mm']} short={short} />
      </FieldGrid>
      <LayerMeasures layer={id} fields={layer} rows={letteringFields} units={['degrees', 'share']} />
      <LayerMeasures layer={id} fields={layer} rows={{ opacity: layerFields.opacity }} units={['share']} />
      <SwitchField
        label={words('fit')}
        on={size.width !== null}
        choose={on => dispatch(setLayer.of({ ...target, fields: { size: { width: on ? room : null } } }))}
      />
      {size.width !== null && (
        <LayerLength
          layer={id}
          label={words('fitWidth')}
          row={layerMeasures.width}
          value={size.width}
          commandOf={sized('width')}
        />
      )}
    </>
  )
}
