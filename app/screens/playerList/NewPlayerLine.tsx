import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlayerFields, playerFields } from '../../../server/contract/players/players.ts'
import { IconAction } from '../../panelkit/controls/actions.tsx'
import { ChoiceCell, PlainCell, TableRow, TextCell } from '../../panelkit/table/cells.tsx'
import { useFieldWord } from '../../ui/forms/problemWord.ts'
import { sizeOf, sleeveOf } from './sizeOptions.ts'
import type { WrittenField } from './useCellFaults.ts'
import { usePlayerChoices } from './usePlayerChoices.ts'

export interface NewPlayerLineProps {
  /** What it begins with. */
  readonly initial: Pick<PlayerFields, 'size' | 'team'>
  readonly hasFocus: boolean
  readonly teamsId: string
  readonly add: (fields: PlayerFields, byEnter: boolean) => void
}

/** The row at the head of the table: what is written there becomes a player by Enter, or when the row is left whole. */
export function NewPlayerLine({ initial, hasFocus, teamsId, add }: NewPlayerLineProps) {
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  const { sizes, shorts, sleeves } = usePlayerChoices()
  const [fields, setFields] = useState<PlayerFields>({
    ...{ name: '', number: '', shortsSize: null, sleeve: null, goalkeeper: false },
    ...initial,
  })
  const [isTried, setTried] = useState(false)
  const change = (written: Partial<PlayerFields>) => setFields(known => ({ ...known, ...written }))
  const read = playerFields.safeParse(fields)
  const isEmpty = fields.name.trim() === '' && fields.number.trim() === ''
  const finish = (byEnter: boolean) => {
    if (isEmpty) return
    if (read.success) add(read.data, byEnter)
    else setTried(true)
  }
  const cellOf = (field: WrittenField) => {
    const issue = isTried && !isEmpty ? read.error?.issues.find(({ path }) => path[0] === field) : undefined
    const note = issue && { kind: 'problem' as const, text: word(issue.message, t(`column.${field}`)) }
    return { label: t(`new.${field}`), value: fields[field], note, write: (text: string) => change({ [field]: text }) }
  }
  return (
    <TableRow isNew accept={() => finish(true)} leave={() => finish(false)}>
      <TextCell {...cellOf('number')} hint="10" longest={2} isNumber hasFocus={hasFocus} />
      <TextCell {...cellOf('name')} hint={t('new.nameHint')} longest={60} />
      <ChoiceCell
        label={t('new.size')}
        choices={sizes}
        value={fields.size}
        choose={value => change({ size: sizeOf(value) ?? fields.size })}
      />
      <ChoiceCell
        label={t('new.shortsSize')}
        choices={shorts}
        value={fields.shortsSize ?? ''}
        choose={value => change({ shortsSize: sizeOf(value) })}
      />
      <ChoiceCell
        label={t('new.sleeve')}
        choices={sleeves}
        value={fields.sleeve ?? ''}
        choose={value => change({ sleeve: sleeveOf(value) })}
      />
      <PlainCell>
        <IconAction
          label={t('new.goalkeeper')}
          icon="hand"
          pressed={fields.goalkeeper}
          act={() => change({ goalkeeper: !fields.goalkeeper })}
        />
      </PlainCell>
      <TextCell {...cellOf('team')} longest={60} suggestions={teamsId} />
      <PlainCell />
      <PlainCell>
        <IconAction label={t('new.take')} icon="plus" disabled={!read.success} act={() => finish(true)} />
      </PlainCell>
    </TableRow>
  )
}
