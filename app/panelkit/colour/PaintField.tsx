import { Circle, MoveVertical, Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Colour, createState, type Paint } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { type Gesture, mapGesture } from '../controls/gestures.ts'
import { ColourControls, PaletteSwatches, Swatches } from './ColourPicker.tsx'
import { StopBar, StopPlaceField } from './GradientBar.tsx'
import { AngleField, GradientFields } from './GradientFields.tsx'
import gradientStyles from './gradient.module.css'
import { gradientFrom, mainColour, withShape, withStop } from './gradients.ts'
import { InkHint } from './InkHint.tsx'
import styles from './paintField.module.css'
import { useColoursInUse, useCrestColours } from './useColours.ts'
import { useShopInks } from './useShopInks.ts'

export interface PaintFieldProps {
  readonly paint: Paint
  readonly palette: readonly Colour[]
  readonly gesture: Gesture<Paint>
}

const isGradient = /-gradient\(/i

/** Of the row of swatches that a compact picker is. */
const fewSwatches = 7

/** A solid colour or a gradient, whose selected stop the picker then colours. */
export function PaintField({ paint, palette, gesture }: PaintFieldProps) {
  const { t } = useTranslation()
  const [selected, select] = useState(0)
  const [depth, setDepth] = usePickerDepth()
  const used = useColoursInUse()
  const crest = useCrestColours()
  const inks = useShopInks()
  const isSolid = paint.type === 'solid'
  const isCompact = depth === 'compact'
  const stop = isSolid ? 0 : Math.min(selected, paint.stops.length - 1)
  const colour = isSolid ? paint.colour : (paint.stops[stop]?.colour ?? mainColour(paint))
  const painted = (next: Colour): Paint =>
    isSolid ? { type: 'solid', colour: next } : withStop(paint, stop, { colour: next })
  const colouring = mapGesture(gesture, painted)
  const takeGradient = async (text: string): Promise<boolean> => {
    // Few people paste one.
    const { readGradient } = await import('./readGradient.ts')
    const read = readGradient(text)
    if (read) gesture.commit(read)
    return read !== null
  }
  const swatches = { colour, choose: colouring.commit }
  const hint = <InkHint inks={inks} {...swatches} />
  return (
    <div className={styles.paint}>
      <div className={styles.kind}>
        <Segments
          wide
          label={t('picker.kind')}
          segments={[
            { value: 'solid', label: t('picker.solid') },
            { value: 'gradient', label: t('picker.gradient') },
          ]}
          value={isSolid ? 'solid' : 'gradient'}
          choose={kind => {
            if ((kind === 'solid') === isSolid) return
            gesture.commit(kind === 'solid' ? { type: 'solid', colour } : gradientFrom(colour))
          }}
        />
        {isCompact && !isSolid && <AngleField gradient={paint} gesture={gesture} />}
        {!isCompact && !isSolid && <ShapeButton paint={paint} choose={gesture.commit} />}
      </div>
      {!isSolid && <StopBar gradient={paint} selected={stop} select={select} gesture={gesture} />}
      {isCompact ? (
        <>
          <Swatches
            compact
            heading={t('picker.palette')}
            colours={few([...crest, ...used], inks.length > 0 ? inks.map(ink => ink.colour) : palette)}
            {...swatches}
          >
            <button
              type="button"
              className={styles.more}
              aria-label={t('picker.advanced')}
              data-tip={t('picker.advanced')}
              onClick={() => setDepth('advanced')}
            >
              <Plus aria-hidden />
            </button>
          </Swatches>
          {hint}
        </>
      ) : (
        <>
          <ColourControls
            key={isSolid ? 'solid' : stop}
            colour={colour}
            gesture={colouring}
            takePasted={text => isGradient.test(text) && takeGradient(text)}
          >
            {!isSolid && <StopPlaceField gradient={paint} stop={stop} gesture={gesture} />}
          </ColourControls>
          {hint}
          {!isSolid && <GradientFields gradient={paint} gesture={gesture} />}
          {crest.length > 0 && <Swatches heading={t('picker.crest')} colours={crest} {...swatches} />}
          <Swatches heading={t('picker.used')} colours={used} {...swatches} />
          <PaletteSwatches inks={inks} palette={palette} {...swatches} />
          <button type="button" className={styles.less} onClick={() => setDepth('compact')}>
            <SlidersHorizontal aria-hidden />
            {t('picker.compact')}
          </button>
        </>
      )}
    </div>
  )
}

/** What the design has, then what clubs wear. */
const few = (own: readonly Colour[], palette: readonly Colour[]): readonly Colour[] =>
  [...new Set([...own, ...palette].map(each => each.toUpperCase()))].slice(0, fewSwatches)

interface ShapeButtonProps {
  readonly paint: Paint
  readonly choose: (paint: Paint) => void
}

function ShapeButton({ paint, choose }: ShapeButtonProps) {
  const { t } = useTranslation()
  if (paint.type === 'solid') return null
  const shape = paint.type === 'linear' ? 'radial' : 'linear'
  const Icon = paint.type === 'linear' ? MoveVertical : Circle
  return (
    <button
      type="button"
      className={`${gradientStyles.square} ${styles.shape}`}
      aria-label={t(`gradient.${shape}`)}
      data-tip={t(`gradient.${shape}`)}
      onClick={() => choose(withShape(paint, shape))}
    >
      <Icon aria-hidden />
    </button>
  )
}

/** Swatches alone, or everything a colour can be made with. */
type PickerDepth = 'compact' | 'advanced'

/** What somebody chose, for every picker of the page; nothing chosen yet goes by the room there is. */
const chosen = createState<PickerDepth | null>(null)

function usePickerDepth(): readonly [depth: PickerDepth, choose: (depth: PickerDepth) => void] {
  const isNarrow = typeof matchMedia === 'function' && matchMedia('(max-width: 640px)').matches
  return [useStream(chosen) ?? (isNarrow ? 'compact' : 'advanced'), chosen.set]
}
