import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AssetId,
  fittedImage,
  type ImageCommands,
  type ImageCredit,
  inOrder,
  type LayerId,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { formatNumber, lengthUnit } from '../../i18n/formats.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Line, RowGroup, Section } from '../controls/layout.tsx'
import styles from '../controls/rows.module.css'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useDesign, useGarment, useGarmentWords, useSelection } from '../design/useDesign.ts'
import { useShown } from '../design/useShown.ts'
import { DropZone, usePastedFile } from './DropZone.tsx'
import { ImageForm } from './ImageForm.tsx'
import { LibraryButton } from './imageDialogs.tsx'
import { ImageWord, Thumbnail, useImageIntake } from './imageParts.tsx'

export interface ImageToolPanelProps {
  /** Kind of the layers and of their slots. */
  readonly kind: string
  readonly commands: ImageCommands
  /** Of the zone that takes a file. */
  readonly title: string
  readonly hint: string
  /** Below the images that are on the garment. */
  readonly children?: ReactNode
}

/** The images of one kind: takes new ones into the slots of the garment, and shows the selected one in full. */
export function ImageToolPanel({ kind, commands, title, hint, children }: ImageToolPanelProps) {
  const { t } = useTranslation()
  const { preview, dispatch, newLayerId } = useDesign()
  const { slots } = useGarment()
  const garmentWords = useGarmentWords()
  const [selected, select] = useSelection()
  const layers = useShown(shown =>
    inOrder(shown.layers)
      .filter(([, layer]) => layer.kind === kind)
      .map(([id, { slot }]) => ({ id, slot })),
  )
  const chosen = layers.find(({ id }) => selected.kind === 'layer' && selected.layer === id)
  const places = slots.filter(slot => slot.kind === kind)
  const free = places.find(({ id }) => layers.every(layer => layer.slot !== id)) ?? places[0]
  const [wanted, want] = useState<string | null>(null)
  const slot = places.find(({ id }) => id === wanted) ?? free
  const add = (asset: AssetId, credit?: ImageCredit) => {
    const layer = newLayerId()
    if (dispatch(commands.add.of({ layer, slot: slot?.id ?? '', asset, credit })).kind === 'refused') return
    select({ kind: 'layer', layer })
    want(null)
  }
  const intake = useImageIntake(asset => add(asset))

  usePastedFile(file => !intake.busy && intake.give(file))
  useEffect(() => () => void preview(null), [preview])

  return (
    <>
      <Section>
        {places.length > 1 && (
          <Segments
            wide
            label={t('image.where')}
            segments={places.map(({ id }) => ({ value: id, label: garmentWords(`slots.${id}`) }))}
            value={slot?.id ?? ''}
            choose={want}
          />
        )}
        <DropZone title={title} hint={hint} busy={intake.busy} give={intake.give} />
        <ImageWord word={intake.word} />
        <LibraryButton taken={add} />
      </Section>
      {layers.length > 0 && (
        <RowGroup heading={t('image.onShirt')}>
          {layers.map(({ id }) => (
            <ImageRow
              key={id}
              id={id}
              selected={id === chosen?.id}
              select={() => select({ kind: 'layer', layer: id })}
            />
          ))}
        </RowGroup>
      )}
      {chosen && (
        <>
          <Line />
          <ImageForm key={chosen.id} id={chosen.id} commands={commands} />
        </>
      )}
      {children}
    </>
  )
}

interface ImageRowProps {
  readonly id: LayerId
  readonly selected: boolean
  readonly select: () => void
}

/** An image on the garment: what it shows, where it is, how large it is printed. */
function ImageRow({ id, selected, select }: ImageRowProps) {
  const layer = useShown(({ layers }) => layers[id])
  const garmentWords = useGarmentWords()
  const { i18n } = useTranslation()
  const size = useStream(useDesignAccess().media.resources).image(layer?.asset ?? ('' as never))
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  if (!layer) return null
  const fitted = size && fittedImage(layer.size, size)
  const [width, height] = fitted ? [fitted.width, fitted.height].map(value => formatNumber(value / 10, 1)) : []
  return (
    <button type="button" className={styles.row} aria-pressed={selected} onClick={select}>
      <Thumbnail asset={layer.asset} size="small" />
      <span className={styles.name}>{garmentWords(`slots.${layer.slot ?? layer.place.panel}`)}</span>
      <span className={styles.value}>{fitted && `${width} × ${height} ${lengthUnit(language)}`}</span>
    </button>
  )
}
