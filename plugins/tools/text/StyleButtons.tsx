import { useState } from 'react'
import {
  ActionButton,
  FieldGrid,
  InputField,
  Note,
  useClipboard,
  useDesign,
  useLayer,
  useLayerFields,
  useWords,
} from '../../../app/panelkit/index.ts'
import type { TextProps } from './TextFields.tsx'
import { pasteStyle, writeTextStyle } from './textStyle.ts'

/** Takes the look of a text along to another one. */
export function StyleButtons({ id }: TextProps) {
  const layer = useLayer(id, each => each)
  const words = useWords()
  const { dispatch } = useDesign()
  const clipboard = useClipboard()
  const { target } = useLayerFields(id)
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle')
  const [byHand, write] = useState('')
  const paste = (pasted: string) => {
    if (dispatch(pasteStyle.of({ ...target, pasted })).kind === 'applied') setState('idle')
    write('')
  }
  const copy = async () => setState((await clipboard.copy(writeTextStyle(layer))) ? 'copied' : 'idle')
  const read = async () => {
    const pasted = await clipboard.read()
    if (pasted === null) setState('by hand')
    else paste(pasted)
  }
  return (
    <>
      <FieldGrid>
        <ActionButton label={words('copyStyle')} icon="copy" act={() => void copy()} />
        <ActionButton label={words('pasteStyle')} icon="paste" act={() => void read()} />
      </FieldGrid>
      {state === 'copied' && <Note>{words('styleCopied')}</Note>}
      {state === 'by hand' && (
        <InputField
          label={words('pasteHere')}
          hint={words('pasteKeys')}
          value={byHand}
          longest={20_000}
          write={write}
          enter={() => paste(byHand)}
        />
      )}
    </>
  )
}
