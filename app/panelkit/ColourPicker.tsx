import { useTranslation } from 'react-i18next'
import type { Colour } from '../../engine/index.ts'
import { ColourControls } from './ColourControls.tsx'
import styles from './colourPicker.module.css'
import { Swatches } from './Swatches.tsx'

export interface ColourPickerProps {
  readonly colour: Colour
  readonly palette: readonly Colour[]
  /** Colours that the design already has. */
  readonly used?: readonly Colour[]
  readonly preview: (colour: Colour) => void
  readonly choose: (colour: Colour) => void
  /** The gesture came to nothing. */
  readonly cancel: () => void
}

/** One colour: square, hue, hex and swatches. Dragging previews, letting go chooses. */
export function ColourPicker({ colour, palette, used = [], preview, choose, cancel }: ColourPickerProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.picker}>
      <ColourControls {...{ colour, preview, choose, cancel }} />
      {used.length > 0 && <Swatches heading={t('picker.used')} colours={used} {...{ colour, choose }} />}
      <Swatches heading={t('picker.palette')} colours={palette} {...{ colour, choose }} />
    </div>
  )
}
