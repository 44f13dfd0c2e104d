import { useTranslation } from 'react-i18next'
import type { Command, LayerId, Place } from '../../engine/index.ts'
import { LengthField } from './LengthField.tsx'
import { NumberField } from './NumberField.tsx'
import { useLayerFields } from './useLayerFields.ts'

export interface PlaceFieldsProps {
  readonly layer: LayerId
  readonly place: Place
  readonly commandOf: (change: { readonly x?: number; readonly y?: number; readonly turn?: number }) => Command
}

/** Where something lies on its panel and how it is turned: fields for a grid. */
export function PlaceFields({ layer, place, commandOf }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const { field } = useLayerFields(layer)
  return (
    <>
      <LengthField
        label={t('place.across')}
        short="X"
        value={place.x}
        least={-1500}
        most={1500}
        {...field((x: number) => commandOf({ x }))}
      />
      <LengthField
        label={t('place.down')}
        short="Y"
        value={place.y}
        least={-1500}
        most={1500}
        {...field((y: number) => commandOf({ y }))}
      />
      <NumberField
        label={t('place.turn')}
        short="↻"
        unit="°"
        value={place.turn}
        least={-360}
        most={360}
        decimals={0}
        step={1}
        {...field((turn: number) => commandOf({ turn }))}
      />
    </>
  )
}
