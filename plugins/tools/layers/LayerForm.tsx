import {
  ActionRow,
  FieldGrid,
  IconAction,
  LengthField,
  NumberField,
  Section,
  ThingHeading,
  useDesign,
  useGarment,
  useGarmentWords,
  useSelection,
  useWords,
} from '../../../app/panelkit/index.ts'
import type { Command, LayerFields, LayerId } from '../../../engine/index.ts'
import { duplicate, remove, setHidden, setLocked } from './commands.ts'
import { mirror } from './mirror.ts'
import { transform } from './transform.ts'

export interface LayerFormProps {
  readonly id: LayerId
  readonly name: string
  /** As the version shows it, with the running preview. */
  readonly layer: LayerFields
}

/** Where the selected thing lies and how large it is, and what can be done to it. */
export function LayerForm({ id: layer, name, layer: { place, size, locked, hidden } }: LayerFormProps) {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const { preview, dispatch, check, newLayerId } = useDesign()
  const { version } = useGarment()
  const [, select] = useSelection()
  const field = (commandOf: (value: number) => Command) => ({
    preview: (value: number) => void preview(commandOf(value)),
    choose: (value: number) => void dispatch(commandOf(value)),
  })
  const which = { layer, version }
  const isOff = (command: Command) => check(command).kind === 'refused'
  const copy = () => {
    const as = newLayerId()
    if (dispatch(duplicate.of({ ...which, as })).kind === 'applied') select({ kind: 'layer', layer: as })
  }
  return (
    <Section>
      <ThingHeading name={name} detail={words('on', { panel: garmentWords(`panels.${place.panel}`) })} />
      <FieldGrid>
        <LengthField
          label={words('across')}
          short="X"
          value={place.x}
          least={-1500}
          most={1500}
          {...field(x => transform.of({ ...which, x }))}
        />
        <LengthField
          label={words('down')}
          short="Y"
          value={place.y}
          least={-1500}
          most={1500}
          {...field(y => transform.of({ ...which, y }))}
        />
        {size.width !== null && (
          <LengthField
            label={words('width')}
            short="W"
            value={size.width}
            least={5}
            most={1500}
            {...field(width => transform.of({ ...which, width }))}
          />
        )}
        <LengthField
          label={words('height')}
          short="H"
          value={size.height}
          least={5}
          most={1000}
          {...field(height => transform.of({ ...which, height }))}
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
          {...field(turn => transform.of({ ...which, turn }))}
        />
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
          act={() => dispatch(setLocked.of({ layer, locked: !locked }))}
        />
        <IconAction
          label={hidden ? words('show') : words('hide')}
          icon={hidden ? 'hidden' : 'eye'}
          disabled={locked}
          act={() => dispatch(setHidden.of({ ...which, hidden: !hidden }))}
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
