import { useState } from 'react'
import {
  ActionButton,
  Fold,
  IconAction,
  InputField,
  Note,
  Section,
  useDesign,
  useKeptStyles,
  useLayer,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import type { TextProps } from './TextFields.tsx'
import styles from './text.module.css'
import { pasteStyle, writeTextStyle } from './textStyle.ts'

const longestName = 40

/** The looks of texts that this device keeps by name: this one's can be kept, and any of them put on. */
export function KeptStyles({ id }: TextProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const { target } = useLayerFields(id)
  const layer = useLayer(id, each => each)
  const { kept, keep, drop } = useKeptStyles()
  const [name, write] = useState('')
  const keepIt = () => {
    if (name.trim() === '') return
    keep({ name: name.trim(), text: writeTextStyle(layer) })
    write('')
  }
  return (
    <Fold title={words('styles')}>
      <Section>
        {kept.length === 0 && <Note>{words('stylesNone')}</Note>}
        {kept.map(style => (
          <div key={style.name} className={styles.style}>
            <ActionButton
              label={style.name}
              icon="paste"
              act={() => dispatch(pasteStyle.of({ ...target, pasted: style.text }))}
            />
            <IconAction label={words('dropStyle', { name: style.name })} icon="trash" act={() => drop(style.name)} />
          </div>
        ))}
        <InputField
          label={words('styleName')}
          hint={words('styleNameHint')}
          value={name}
          longest={longestName}
          write={write}
          enter={keepIt}
        />
        <ActionButton label={words('keepStyle')} icon="plus" disabled={name.trim() === ''} act={keepIt} />
      </Section>
    </Fold>
  )
}
