import { useTranslation } from 'react-i18next'
import { fittedPicture, type LayerId, type PictureCommands } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { FieldGrid, Section } from '../controls/layout.tsx'
import { LengthField, NumberField } from '../controls/NumberField.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { PlaceFields, RemoveButton, useLayerFields } from '../design/layerFields.tsx'
import { useDesign } from '../design/useDesign.ts'
import { useLayer } from '../design/useShown.ts'
import { DropZone } from './DropZone.tsx'
import { PictureWord, Resolution, usePictureIntake } from './pictureParts.tsx'

interface PictureFormProps {
  readonly id: LayerId
  readonly commands: PictureCommands
}

/** Everything about one picture: how large it is printed and how sharp, where it lies, and another in its place. */
export function PictureForm({ id: layer, commands }: PictureFormProps) {
  const { t } = useTranslation()
  const { dispatch } = useDesign()
  const { target, field } = useLayerFields(layer)
  const { asset, place, size, opacity } = useLayer(layer, each => each)
  const picture = useStream(useDesignAccess().resources).picture(asset ?? ('' as never))
  const fitted = fittedPicture(size, picture ?? { width: size.width ?? size.height, height: size.height })
  const intake = usePictureIntake(next => dispatch(commands.replace.of({ ...target, asset: next })))
  const share = fitted.width / fitted.height
  const sized = (width: number) => commands.setSize.of({ ...target, width, height: width / share })
  const [least, most] = rangeOf(share)
  return (
    <Section>
      <Resolution asset={asset} picture={picture} width={fitted.width} />
      <FieldGrid>
        <LengthField
          label={t('picture.width')}
          short="W"
          value={fitted.width}
          least={least}
          most={most}
          gesture={field(sized)}
        />
        <LengthField
          label={t('picture.height')}
          short="H"
          value={fitted.height}
          least={least / share}
          most={most / share}
          gesture={field((height: number) => sized(height * share))}
        />
        <PlaceFields layer={layer} place={place} commandOf={change => commands.setPlace.of({ ...target, ...change })} />
        <NumberField
          label={t('picture.opacity')}
          short="◐"
          unit="%"
          value={Math.round(opacity * 100)}
          least={0}
          most={100}
          decimals={0}
          step={1}
          gesture={field((percent: number) => commands.setOpacity.of({ ...target, opacity: percent / 100 }))}
        />
      </FieldGrid>
      <DropZone title={t('picture.replace')} hint={t('picture.replaceHint')} busy={intake.busy} give={intake.give} />
      <PictureWord word={intake.word} />
      <RemoveButton label={t('picture.remove')} removal={commands.remove.of({ layer })} />
    </Section>
  )
}

/** Widths in mm at which neither side is smaller or larger than a command takes. */
const rangeOf = (share: number): readonly [least: number, most: number] => [
  Math.max(5, 5 * share),
  Math.min(1000, 1000 * share),
]
