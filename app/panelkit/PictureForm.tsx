import { useTranslation } from 'react-i18next'
import {
  type Command,
  fittedPicture,
  type LayerFields,
  type LayerId,
  layerOverrides,
  type PictureCommands,
  shownLayer,
} from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { ActionButton } from './ActionButton.tsx'
import { useDesignAccess } from './DesignAccess.ts'
import { DropZone } from './DropZone.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { LengthField } from './LengthField.tsx'
import { NumberField } from './NumberField.tsx'
import { PictureWord } from './PictureWord.tsx'
import { Resolution } from './Resolution.tsx'
import { Section } from './RowGroup.tsx'
import { useDesign } from './useDesign.ts'
import { useGarment } from './useGarment.ts'
import { usePictureIntake } from './usePictureIntake.ts'
import { useSelection } from './useSelection.ts'

export interface PictureFormProps {
  readonly id: LayerId
  /** As the players' version shows it, with the running preview. */
  readonly layer: LayerFields
  readonly commands: PictureCommands
}

/** Everything about one picture: how large it is printed and how sharp, where it lies, and another in its place. */
export function PictureForm({ id: layer, layer: fields, commands }: PictureFormProps) {
  const { t } = useTranslation()
  const { shown, preview, dispatch, check } = useDesign()
  const { version } = useGarment()
  const [, select] = useSelection()
  const { asset, place, size, opacity } = shownLayer(fields, layerOverrides(shown, version, layer))
  const picture = useStream(useDesignAccess().resources).picture(asset ?? ('' as never))
  const fitted = fittedPicture(size, picture ?? { width: size.width ?? size.height, height: size.height })
  const target = { layer, version } as const
  const intake = usePictureIntake(next => dispatch(commands.replace.of({ ...target, asset: next })))
  /** Handlers of a field whose value makes a command. */
  const field = (commandOf: (value: number) => Command) => ({
    preview: (value: number) => void preview(commandOf(value)),
    choose: (value: number) => void dispatch(commandOf(value)),
  })
  const share = fitted.width / fitted.height
  const sized = (width: number) => commands.setSize.of({ ...target, width, height: width / share })
  const [least, most] = rangeOf(share)
  const removal = commands.remove.of({ layer })
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
          {...field(sized)}
        />
        <LengthField
          label={t('picture.height')}
          short="H"
          value={fitted.height}
          least={least / share}
          most={most / share}
          {...field(height => sized(height * share))}
        />
        <LengthField
          label={t('picture.across')}
          short="X"
          value={place.x}
          least={-1500}
          most={1500}
          {...field(x => commands.setPlace.of({ ...target, x }))}
        />
        <LengthField
          label={t('picture.down')}
          short="Y"
          value={place.y}
          least={-1500}
          most={1500}
          {...field(y => commands.setPlace.of({ ...target, y }))}
        />
        <NumberField
          label={t('picture.turn')}
          short="↻"
          unit="°"
          value={place.turn}
          least={-360}
          most={360}
          decimals={0}
          step={1}
          {...field(turn => commands.setPlace.of({ ...target, turn }))}
        />
        <NumberField
          label={t('picture.opacity')}
          short="◐"
          unit="%"
          value={Math.round(opacity * 100)}
          least={0}
          most={100}
          decimals={0}
          step={1}
          {...field(percent => commands.setOpacity.of({ ...target, opacity: percent / 100 }))}
        />
      </FieldGrid>
      <DropZone title={t('picture.replace')} hint={t('picture.replaceHint')} busy={intake.busy} give={intake.give} />
      <PictureWord word={intake.word} />
      <ActionButton
        label={t('picture.remove')}
        icon="trash"
        kind="danger"
        disabled={check(removal).kind === 'refused'}
        act={() => {
          dispatch(removal)
          select({ kind: 'none' })
        }}
      />
    </Section>
  )
}

/** Widths in mm at which neither side is smaller or larger than a command takes. */
const rangeOf = (share: number): readonly [least: number, most: number] => [
  Math.max(5, 5 * share),
  Math.min(1000, 1000 * share),
]
