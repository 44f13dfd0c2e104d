import { Pipette } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Colour, createState } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { ColourTaker } from '../../studio/openDesign.ts'
import { DesignAccessContext } from '../design/DesignAccess.ts'
import styles from './colourPicker.module.css'
import { readColour } from './readColour.ts'

/** What browsers that have it give; the types of the DOM do not know it yet. */
interface ScreenEyedropper {
  open(): Promise<{ readonly sRGBHex: string }>
}

const screenEyedropper = (): (new () => ScreenEyedropper) | undefined =>
  (globalThis as { readonly EyeDropper?: new () => ScreenEyedropper }).EyeDropper

/** Where there is no garment. */
const nobodyWaits = createState<ColourTaker | null>(null)

/**
 * Takes a colour from the cloth: as it was painted, for light and folds change what the screen shows. Over a dialog, which
 * covers the cloth, it takes one from the screen, where the browser can.
 */
export function EyedropperButton({ choose }: { readonly choose: (colour: Colour) => void }) {
  const { t } = useTranslation()
  const cloth = use(DesignAccessContext)?.stage.eyedropper ?? null
  const ScreenEyedropper = screenEyedropper()
  const [own, setOwn] = useState<ColourTaker | null>(null)
  const waiting = useStream(cloth ?? nobodyWaits)
  const isWaiting = waiting !== null && waiting === own
  useEffect(() => {
    if (!isWaiting || !cloth) return undefined
    const stop = () => {
      if (cloth.current() === own) cloth.set(null)
    }
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && stop()
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('keydown', leave)
      stop()
    }
  }, [isWaiting, own, cloth])
  if (!cloth && !ScreenEyedropper) return null

  const takeFromScreen = async () => {
    if (!ScreenEyedropper) return
    try {
      const picked = readColour((await new ScreenEyedropper().open()).sRGBHex)
      if (picked) choose(picked)
    } catch {
      // Escape: nothing was picked.
    }
  }
  const press = (button: HTMLElement) => {
    if (!cloth || button.closest('[role=dialog]')) return void takeFromScreen()
    setOwn(() => choose)
    cloth.set(isWaiting ? null : choose)
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('picker.eyedropper')}
      aria-pressed={isWaiting}
      data-tip={isWaiting ? t('picker.eyedropperWaits') : t('picker.eyedropper')}
      data-cloth-alone={ScreenEyedropper ? undefined : true}
      onClick={event => press(event.currentTarget)}
    >
      <Pipette aria-hidden />
    </button>
  )
}
