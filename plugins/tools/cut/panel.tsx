import { useId } from 'react'
import {
  ActionButton,
  FabricField,
  Line,
  Section,
  useDesign,
  useGarment,
  useGarmentWords,
  useShown,
  useWords,
} from '../../../app/panelkit/index.ts'
import { isOffered, type OptionSpec, shownOptions } from '../../../engine/plugin.ts'
import { CutDrawing } from './CutDrawing.tsx'
import styles from './cut.module.css'
import { setFabric, setOption } from './tool.ts'

/** How each part of the garment is cut, to be chosen by drawings, and what it is cut from. */
export function CutPanel() {
  const { plugin } = useGarment()
  const { dispatch } = useDesign()
  const fabric = useShown(({ design }) => design.fabric)
  return (
    <>
      {plugin.options.map((option, index) => (
        <div key={option.id}>
          {index > 0 && <Line />}
          <OptionChoice option={option} />
        </div>
      ))}
      <FabricField product={plugin.id} value={fabric} choose={next => dispatch(setFabric.of({ fabric: next }))} />
    </>
  )
}

function OptionChoice({ option: { id: option, values } }: { readonly option: OptionSpec }) {
  const words = useWords()
  const garmentWords = useGarmentWords()
  const label = useId()
  const { dispatch, check } = useDesign()
  const { plugin: garment, version } = useGarment()
  const cut = useShown(shown => shownOptions({ document: shown, garment }, version, null))
  const isMade = (value: string) => isOffered(garment.options, cut, option, value)
  const same = setOption.of({ option, value: null, version })
  return (
    <Section>
      <fieldset className={styles.choices} aria-labelledby={label}>
        <legend id={label}>{garmentWords(`options.${option}.name`)}</legend>
        {values.map(value => (
          <button
            key={value}
            type="button"
            disabled={!isMade(value)}
            aria-pressed={value === cut[option]}
            onClick={() => value !== cut[option] && dispatch(setOption.of({ option, value, version }))}
          >
            <CutDrawing option={option} value={value} />
            <span>{garmentWords(`options.${option}.values.${value}`)}</span>
            {!isMade(value) && <small>{words('notMade')}</small>}
          </button>
        ))}
      </fieldset>
      {version === 'goalkeeper' && check(same).kind === 'applied' && (
        <ActionButton label={words('same')} icon="reset" act={() => dispatch(same)} />
      )}
    </Section>
  )
}
