import { FieldGrid, Fold, LengthField, NumberField, Section, useWords } from '../../../app/panelkit/index.ts'
import { setPlace } from './commands.ts'
import type { EffectProps } from './OutlineFields.tsx'
import { useTextFields } from './useTextFields.tsx'

/** Where the text lies on its panel, and how it is turned. */
export function PlaceFields({ id, layer: { place } }: EffectProps) {
  const words = useWords()
  const { target, field } = useTextFields(id)
  return (
    <Fold title={words('place')}>
      <Section>
        <FieldGrid>
          <LengthField
            label={words('across')}
            short="X"
            value={place.x}
            least={-1500}
            most={1500}
            {...field((x: number) => setPlace.of({ ...target, x }))}
          />
          <LengthField
            label={words('down')}
            short="Y"
            value={place.y}
            least={-1500}
            most={1500}
            {...field((y: number) => setPlace.of({ ...target, y }))}
          />
          <NumberField
            label={words('turn')}
            short="↻"
            unit="°"
            value={place.turn}
            least={-360}
            most={360}
            decimals={0}
            step={1}
            {...field((turn: number) => setPlace.of({ ...target, turn }))}
          />
        </FieldGrid>
      </Section>
    </Fold>
  )
}
