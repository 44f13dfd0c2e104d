import {
  ActionRow,
  FieldGrid,
  IconAction,
  LengthField,
  PlaceFields,
  Section,
  ThingHeading,
  useDesign,
  useGarmentWords,
  useLayer,
  useLayerFields,
  useSelection,
  useSizeOnCloth,
  useWords,
} from '../../../app/panelkit/index.ts'
import { type Command, type LayerId, type LayerSettings, layerMeasures, setLayer } from '../../../engine/plugin.ts'
import { duplicate, remove } from './commands.ts'
import { mirror } from './mirror.ts'
import { resized, transform } from './transform.ts'

export interface LayerFormProps {
  readonly id: LayerId
  readonly name: string
}

/** Where the selected thing lies and how large it is, and what can be done to it. */
export function LayerForm({ id: layer, name }: LayerFormProps) {
  const fields = useLayer(layer, each => each)
  const { place, size, locked, hidden } = fields
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { dispatch, check, newLayerId } = useDesign()
  const { target: which, field } = useLayerFields(layer)
  const [, select] = useSelection()
  // What is hidden cannot be measured.
  const { width, height } = useSizeOnCloth(layer) ?? size
  const isOff = (command: Command) => check(command).kind === 'refused'
  const set = (changed: LayerSettings) => setLayer.of({ ...which, fields: changed })
  const copy = () => {
    const as = newLayerId()
    if (dispatch(duplicate.of({ ...which, as })).kind === 'applied') select({ kind: 'layer', layer: as })
  }
  return (
    <Section>
      <ThingHeading name={name} detail={words('on', { panel: garmentWords(`panels.${place.panel}`) })} />
      <FieldGrid>
        {width !== null && (
          <LengthField
            label={words('width')}
            short="W"
            value={width}
            min={layerMeasures.width.min}
            max={layerMeasures.width.max}
            gesture={field((next: number) => transform.of({ ...which, ...resized(fields, next / width) }))}
          />
        )}
        <LengthField
          label={words('height')}
          short="H"
          value={height}
          min={layerMeasures.height.min}
          max={layerMeasures.height.max}
          gesture={field((next: number) => transform.of({ ...which, ...resized(fields, next / height) }))}
        />
        <PlaceFields layer={layer} place={place} commandOf={change => transform.of({ ...which, ...change })} />
      </FieldGrid>
      <ActionRow>
        <IconAction
          label={words('mirror')}
          icon="mirror"
          disabled={isOff(mirror.of(which))}
          act={() => dispatch(mirror.of(which))}
        />
        <IconAction label={words('duplicate')} icon="copy" act={copy} />
        <IconAction
          label={locked ? words('unlock') : words('lock')}
          icon={locked ? 'lock' : 'open'}
          pressed={locked}
          act={() => dispatch(set({ locked: !locked }))}
        />
        <IconAction
          label={hidden ? words('show') : words('hide')}
          icon={hidden ? 'hidden' : 'eye'}
          disabled={locked}
          act={() => dispatch(set({ hidden: !hidden }))}
        />
        <IconAction
          label={words('remove')}
          icon="trash"
          disabled={isOff(remove.of(which))}
          act={() => dispatch(remove.of(which))}
        />
      </ActionRow>
    </Section>
  )
}
