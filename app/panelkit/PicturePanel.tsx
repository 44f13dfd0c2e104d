import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inOrder, type PictureCommands } from '../../engine/index.ts'
import { DropZone } from './DropZone.tsx'
import { PictureForm } from './PictureForm.tsx'
import { PictureRow } from './PictureRow.tsx'
import { PictureWord } from './PictureWord.tsx'
import { Line, RowGroup, Section } from './RowGroup.tsx'
import { Segments } from './Segments.tsx'
import { useDesign } from './useDesign.ts'
import { useGarment } from './useGarment.ts'
import { usePastedFile } from './usePastedFile.ts'
import { usePictureIntake } from './usePictureIntake.ts'
import { useSelection } from './useSelection.ts'
import { useGarmentWords } from './useWords.ts'

export interface PicturePanelProps {
  /** Kind of the layers and of their slots. */
  readonly kind: string
  readonly commands: PictureCommands
  /** Of the zone that takes a file. */
  readonly title: string
  readonly hint: string
  /** Below the pictures that are on the garment. */
  readonly children?: ReactNode
}

/** The pictures of one kind: takes new ones into the slots of the garment, and shows the selected one in full. */
export function PicturePanel({ kind, commands, title, hint, children }: PicturePanelProps) {
  const { t } = useTranslation()
  const { shown, preview, dispatch, newLayerId } = useDesign()
  const { slots } = useGarment()
  const garmentWords = useGarmentWords()
  const [selected, select] = useSelection()
  const layers = inOrder(shown.layers).filter(([, layer]) => layer.kind === kind)
  const chosen = layers.find(([id]) => selected.kind === 'layer' && selected.layer === id)
  const places = slots.filter(slot => slot.kind === kind)
  const free = places.find(({ id }) => layers.every(([, layer]) => layer.slot !== id)) ?? places[0]
  const [wanted, want] = useState<string | null>(null)
  const slot = places.find(({ id }) => id === wanted) ?? free
  const intake = usePictureIntake(asset => {
    const layer = newLayerId()
    if (dispatch(commands.add.of({ layer, slot: slot?.id ?? '', asset })).kind === 'refused') return
    select({ kind: 'layer', layer })
    want(null)
  })

  usePastedFile(file => !intake.busy && intake.give(file))
  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      <Section>
        {places.length > 1 && (
          <Segments
            wide
            label={t('picture.where')}
            segments={places.map(({ id }) => ({ value: id, label: garmentWords(`slots.${id}`) }))}
            value={slot?.id ?? ''}
            choose={want}
          />
        )}
        <DropZone title={title} hint={hint} busy={intake.busy} give={intake.give} />
        <PictureWord word={intake.word} />
      </Section>
      {layers.length > 0 && (
        <RowGroup heading={t('picture.onShirt')}>
          {layers.map(([id, layer]) => (
            <PictureRow
              key={id}
              layer={layer}
              selected={id === chosen?.[0]}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {chosen && (
        <>
          <Line />
          <PictureForm key={chosen[0]} id={chosen[0]} layer={chosen[1]} commands={commands} />
        </>
      )}
      {children}
    </>
  )
}
