import {
  ColourField,
  FieldGrid,
  Fold,
  inks,
  LengthField,
  RangeField,
  Section,
  SwitchField,
  useDesign,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import { isCast, layerMeasures, mm, type Shadow, setLayer } from '../../../engine/index.ts'
import type { TextProps } from './textProps.ts'

const first: Shadow = { x: mm(2), y: mm(2), colour: '#15161A', opacity: 0.6 }

/** The copy that falls below the letters. */
export function ShadowFields({ id, layer: { shadow } }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { target, field } = useLayerFields(id)
  const changed = (cast: Shadow, change: Partial<Shadow>) =>
    setLayer.of({ ...target, fields: { shadow: { ...cast, ...change } } })
  return (
    <Fold title={words('shadow')} colours={isCast(shadow) ? [shadow.colour] : []}>
      <Section>
        <SwitchField
          label={words('castShadow')}
          on={isCast(shadow)}
          choose={on => dispatch(setLayer.of({ ...target, fields: { shadow: on ? first : null } }))}
        />
        {isCast(shadow) && (
          <>
            <FieldGrid>
              <LengthField
                label={words('shadowAcross')}
                short="X"
                value={shadow.x}
                least={layerMeasures.shadowX.min}
                most={layerMeasures.shadowX.max}
                gesture={field((x: number) => changed(shadow, { x: mm(x) }))}
              />
              <LengthField
                label={words('shadowDown')}
                short="Y"
                value={shadow.y}
                least={layerMeasures.shadowY.min}
                most={layerMeasures.shadowY.max}
                gesture={field((y: number) => changed(shadow, { y: mm(y) }))}
              />
              <ColourField
                label={words('shadowColour')}
                colour={shadow.colour}
                palette={inks}
                gesture={field((colour: string) => changed(shadow, { colour }))}
              />
            </FieldGrid>
            <RangeField
              label={words('shadowOpacity')}
              unit="%"
              value={Math.round(shadow.opacity * 100)}
              least={1}
              most={100}
              decimals={0}
              step={1}
              gesture={field((percent: number) => changed(shadow, { opacity: percent / 100 }))}
            />
          </>
        )}
      </Section>
    </Fold>
  )
}
