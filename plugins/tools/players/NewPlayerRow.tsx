import { useState } from 'react'
import {
  ChoiceCell,
  PlainCell,
  sizeChoices,
  TableRow,
  TextCell,
  useDesign,
  useWords,
} from '../../../app/panelkit/index.ts'
import { inOrder, type PlayerId, type Size } from '../../../engine/index.ts'
import { add } from './commands.ts'
import { longestName, type PlayerValues } from './playerPayload.ts'

const blank: PlayerValues = {
  ...{ name: '', number: '', size: 'M', shortsSize: null },
  ...{ sleeve: null, goalkeeper: false, quantity: 1 },
}

/** The empty row at the end: what is typed there becomes a player by Enter, or when the row is left. */
export function NewPlayerRow({ index, isWide }: { readonly index: number; readonly isWide: boolean }) {
  const { document, newPlayerId } = useDesign()
  const [next, setNext] = useState<{ readonly id: PlayerId; readonly hasFocus: boolean }>(() => ({
    id: newPlayerId(),
    hasFocus: false,
  }))
  const size = inOrder(document.players).at(-1)?.[1].size ?? blank.size
  return (
    <WritingRow
      key={next.id}
      id={next.id}
      index={index}
      size={size}
      hasFocus={next.hasFocus}
      isWide={isWide}
      added={hasFocus => setNext({ id: newPlayerId(), hasFocus })}
    />
  )
}

interface WritingRowProps {
  readonly id: PlayerId
  readonly index: number
  readonly size: Size
  readonly hasFocus: boolean
  readonly isWide: boolean
  readonly added: (byEnter: boolean) => void
}

function WritingRow({ id, index, size, hasFocus, isWide, added }: WritingRowProps) {
  const words = useWords()
  const { dispatch } = useDesign()
  const [values, setValues] = useState<PlayerValues>({ ...blank, size })
  const write = (fields: Partial<PlayerValues>) => setValues(known => ({ ...known, ...fields }))
  const isEmpty = values.name.trim() === '' && values.number.trim() === ''
  const finish = (byEnter: boolean) => {
    if (isEmpty && !byEnter) return
    if (dispatch(add.of({ player: id, ...values })).kind === 'applied') added(byEnter)
  }
  return (
    <TableRow index={index} isNew accept={() => finish(true)} leave={() => finish(false)}>
      <TextCell
        label={words('newNumber')}
        hint={words('numberHint')}
        value={values.number}
        longest={2}
        isNumber
        hasFocus={hasFocus}
        write={number => write({ number })}
      />
      <TextCell
        label={words('newName')}
        hint={words('nameHint')}
        value={values.name}
        longest={longestName}
        write={name => write({ name })}
      />
      <ChoiceCell
        label={words('newSize')}
        choices={sizeChoices}
        value={values.size}
        choose={chosen => write({ size: chosen as Size })}
      />
      {isWide && [1, 2, 3].map(cell => <PlainCell key={cell} />)}
      <PlainCell />
      <PlainCell />
    </TableRow>
  )
}
