import {
  ChoiceField,
  ColourField,
  FieldGrid,
  Fold,
  inks,
  LayerLength,
  LayerMeasures,
  LengthField,
  RangeField,
  Section,
  Segments,
  SwitchField,
  useDesign,
  useGarment,
  useLayer,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  isCast,
  type LayerId,
  layerFields,
  layerMeasures,
  letteringFields,
  mm,
  type Shadow,
  setLayer,
  textAligns,
  textCases,
  warps,
} from '../../../engine/plugin.ts'

/** Of one text. Each part picks what it shows of it, so that a slider renders its own part alone. */
export interface TextProps {
  readonly id: LayerId
}

/** What a line is held to where its slot has no width of its own, in mm. */
const firstWidth = 280

/** What a control shows instead of its label where there is room for a letter. */
const short = { letterSpacing: 'A↔' }

/** How high the line is, every number that lettering has, how much it covers, and the width that it keeps to. */
export function ShapeFields({ id }: TextProps) {
  const { size, slot } = useLayer(id, layer => ({ size: layer.size, slot: layer.slot }))
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
        <LayerMeasures layer={id} rows={letteringFields} units={['mm']} short={short} />
      </FieldGrid>
      <LineFields id={id} />
      <LayerMeasures layer={id} rows={letteringFields} units={['degrees']} />
      <WarpFields id={id} />
      <LayerMeasures layer={id} rows={{ opacity: layerFields.opacity }} units={['share']} />
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

/** In which case the letters are, and how several lines stand below each other. */
function LineFields({ id }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { target } = useLayerFields(id)
  const { textCase, align, hasLines } = useLayer(id, layer => ({
    textCase: layer.textCase,
    align: layer.align,
    hasLines: layer.text.includes('\n'),
  }))
  return (
    <>
      <Segments
        wide
        label={words('textCase')}
        segments={textCases.map(value => ({ value, label: words(`case.${value}`) }))}
        value={textCase}
        choose={next => dispatch(setLayer.of({ ...target, fields: { textCase: next } }))}
      />
      {hasLines && (
        <>
          <Segments
            wide
            label={words('align')}
            segments={textAligns.map(value => ({ value, label: words(`aligned.${value}`) }))}
            value={align}
            choose={next => dispatch(setLayer.of({ ...target, fields: { align: next } }))}
          />
          <LayerMeasures layer={id} rows={{ lineHeight: letteringFields.lineHeight }} units={['share']} />
        </>
      )}
    </>
  )
}

/** The shape that the letters fill. */
function WarpFields({ id }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { target } = useLayerFields(id)
  const warp = useLayer(id, layer => layer.warp)
  return (
    <>
      <ChoiceField
        label={words('warp')}
        choices={warps.map(value => ({ value, label: words(`warped.${value}`) }))}
        value={warp}
        choose={next => {
          const chosen = warps.find(known => known === next)
          if (chosen) dispatch(setLayer.of({ ...target, fields: { warp: chosen } }))
        }}
      />
      {warp !== 'none' && <LayerMeasures layer={id} rows={{ warpBend: letteringFields.warpBend }} units={['share']} />}
    </>
  )
}

const firstShadow: Shadow = { x: mm(2), y: mm(2), colour: '#15161A', opacity: 0.6 }

/** The copy that falls below the letters. */
export function ShadowFields({ id }: TextProps) {
  const shadow = useLayer(id, layer => layer.shadow)
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
          choose={on => dispatch(setLayer.of({ ...target, fields: { shadow: on ? firstShadow : null } }))}
        />
        {isCast(shadow) && (
          <>
            <FieldGrid>
              <LengthField
                label={words('shadowAcross')}
                short="X"
                value={shadow.x}
                min={layerMeasures.shadowX.min}
                max={layerMeasures.shadowX.max}
                gesture={field((x: number) => changed(shadow, { x: mm(x) }))}
              />
              <LengthField
                label={words('shadowDown')}
                short="Y"
                value={shadow.y}
                min={layerMeasures.shadowY.min}
                max={layerMeasures.shadowY.max}
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
              min={1}
              max={100}
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
