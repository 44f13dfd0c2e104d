import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssetId, type Colour, dotsPerInch, type ImageSize, minDpi } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import styles from './images.module.css'

interface ThumbnailProps {
  readonly asset: AssetId | null
  readonly size: 'small' | 'large'
}

/** An image on a chequered ground, which shows where it is transparent. */
export function Thumbnail({ asset, size }: ThumbnailProps) {
  const address = useStream(useDesignAccess().media.images.addressOf)
  const source = asset && address(asset)
  return (
    <span className={styles.thumbnail} data-size={size}>
      {source ? <img src={source} alt="" draggable={false} /> : <ImageOff aria-hidden />}
    </span>
  )
}

interface ResolutionProps {
  readonly asset: AssetId | null
  /** `null` while its bytes have not come. */
  readonly image: ImageSize | null
  /** As printed, in mm. */
  readonly width: number
}

/** The image large, and how sharp it is printed at this size. */
export function Resolution({ asset, image, width }: ResolutionProps) {
  const { t } = useTranslation()
  const dpi = image && dotsPerInch(image, width)
  const isCoarse = dpi !== null && dpi < minDpi
  return (
    <div className={styles.resolution}>
      <Thumbnail asset={asset} size="large" />
      <p role="status" className={styles.sharpness} data-coarse={isCoarse || undefined}>
        {image === null ? t('image.coming') : dpi === null ? t('image.lines') : t('image.dpi', { dpi })}
        {isCoarse && <span>{t('image.coarse')}</span>}
      </p>
    </div>
  )
}

/** Colours to look at, each read out as its hex. */
export const ColourStrip = ({ label, colours }: { readonly label: string; readonly colours: readonly Colour[] }) => (
  <ul className={styles.colours} aria-label={label}>
    {colours.map(colour => (
      <li key={colour} className={styles.colour} style={{ background: colour }} data-tip={colour}>
        <span className="visually-hidden">{colour}</span>
      </li>
    ))}
  </ul>
)

/** What is said about the last file: why it was not taken, or what became of it. */
interface IntakeWord {
  readonly kind: 'problem' | 'note'
  readonly text: string
}

/** Takes files for a panel. `taken` gets each image once it is safe. */
export function useImageIntake(taken: (asset: AssetId) => void) {
  const { images } = useDesignAccess().media
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [word, setWord] = useState<IntakeWord | null>(null)

  const give = async (file: File): Promise<void> => {
    setBusy(true)
    setWord(null)
    const outcome = await images.take(file)
    setBusy(false)
    if (outcome.kind === 'refused') {
      return setWord({ kind: 'problem', text: t(`image.refused.${outcome.reason}`, { name: file.name }) })
    }
    if (outcome.isFlattened) setWord({ kind: 'note', text: t('image.flattened') })
    return taken(outcome.asset)
  }
  return { busy, word, give: (file: File) => void give(file) }
}

/** Said aloud where it appears. */
export function ImageWord({ word }: { readonly word: IntakeWord | null }) {
  return (
    <p role={word?.kind === 'problem' ? 'alert' : 'status'} className={styles.word} data-kind={word?.kind}>
      {word?.text}
    </p>
  )
}
