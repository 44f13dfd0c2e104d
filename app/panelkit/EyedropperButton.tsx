import { Pipette } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../engine/index.ts'
import styles from './colourPicker.module.css'
import { readHex } from './HexField.tsx'

/** What browsers that have it give; the types of the DOM do not know it yet. */
interface Eyedropper {
  open(): Promise<{ readonly sRGBHex: string }>
}

const eyedropper = (): (new () => Eyedropper) | undefined =>
  (globalThis as { readonly EyeDropper?: new () => Eyedropper }).EyeDropper

/** Takes a colour from anywhere on the screen, where the browser can. */
export function EyedropperButton({ choose }: { readonly choose: (colour: Colour) => void }) {
  const { t } = useTranslation()
  const Eyedropper = eyedropper()
  if (!Eyedropper) return null
  const pick = async () => {
    try {
      const picked = readHex((await new Eyedropper().open()).sRGBHex)
      if (picked) choose(picked)
    } catch {
      // Escape: nothing was picked.
    }
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('picker.eyedropper')}
      title={t('picker.eyedropper')}
      onClick={() => void pick()}
    >
      <Pipette aria-hidden />
    </button>
  )
}
