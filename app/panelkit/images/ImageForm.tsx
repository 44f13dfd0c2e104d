import { useTranslation } from 'react-i18next'
import { fittedImage, type ImageCommands, type LayerId, type LayerSettings, setLayer } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { FieldGrid, Section } from '../controls/layout.tsx'
import { LengthField, NumberField } from '../controls/NumberField.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { PlaceFields, RemoveButton, useLayerFields } from '../design/layerFields.tsx'
import { useDesign } from '../design/useDesign.ts'
import { useLayer } from '../design/useShown.ts'
import { DropZone } from './DropZone.tsx'
import { Credit, EditButton } from './imageDialogs.tsx'
import { ImageWord, Resolution, useImageIntake } from './imageParts.tsx'

interface ImageFormProps {
  readonly id: LayerId
  readonly commands: ImageCommands
}

/** Everything about one image: how large it is printed and how sharp, where it lies, and another in its place. */
export function ImageForm({ id: layer, commands }: ImageFormProps) {
  const { t } = useTranslation()
  const { dispatch } = useDesign()
  const { target, field } = useLayerFields(layer)
  const { asset, place, size, opacity } = useLayer(layer, each => each)
  const image = useStream(useDesignAccess().media.resources).image(asset ?? ('' as never))
  const fitted = fittedImage(size, image ?? { width: size.width ?? size.height, height: size.height })
  const intake = useImageIntake(next => dispatch(commands.replace.of({ ...target, asset: next })))
  const share = fitted.width / fitted.height
  const set = (fields: LayerSettings) => setLayer.of({ ...target, fields })
  const sized = (width: number) => set({ size: { width, height: width / share } })
  const [min, max] = rangeOf(share)
  return (
    <Section>
      <Resolution asset={asset} image={image} width={fitted.width} />
      <EditButton layer={layer} commands={commands} />
      <Credit layer={layer} commands={commands} />
      <FieldGrid>
        <LengthField
          label={t('image.width')}
          short="W"
          value={fitted.width}
          min={min}
          max={max}
          gesture={field(sized)}
        />
        <LengthField
          label={t('image.height')}
          short="H"
          value={fitted.height}
          min={min / share}
          max={max / share}
          gesture={field((height: number) => sized(height * share))}
        />
        <PlaceFields layer={layer} place={place} commandOf={change => set({ place: change })} />
        <NumberField
          label={t('image.opacity')}
          short="◐"
          unit="%"
          value={Math.round(opacity * 100)}
          min={0}
          max={100}
          decimals={0}
          step={1}
          gesture={field((percent: number) => set({ opacity: percent / 100 }))}
        />
      </FieldGrid>
      <DropZone title={t('image.replace')} hint={t('image.replaceHint')} busy={intake.busy} give={intake.give} />
      <ImageWord word={intake.word} />
      <RemoveButton label={t('image.remove')} removal={commands.remove.of({ layer })} />
    </Section>
  )
}

/** Widths in mm at which neither side is smaller or larger than a command takes. */
const rangeOf = (share: number): readonly [min: number, max: number] => [
  Math.max(5, 5 * share),
  Math.min(1000, 1000 * share),
]
