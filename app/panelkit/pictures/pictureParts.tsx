import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AssetId, type Colour, dotsPerInch, leastDpi, type PictureSize } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import styles from './pictures.module.css'

interface ThumbnailProps {
  readonly asset: AssetId | null
  readonly size: 'small' | 'large'
}

/** A picture on a chequered ground, which shows where it is transparent. */
export function Thumbnail({ asset, size }: ThumbnailProps) {
  const address = useStream(useDesignAccess().pictures.addressOf)
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
  readonly picture: PictureSize | null
  /** As printed, in mm. */
  readonly width: number
}

/** The picture large, and how sharp it is printed at this size. */
export function Resolution({ asset, picture, width }: ResolutionProps) {
  const { t } = useTranslation()
  const dpi = picture && dotsPerInch(picture, width)
  const isCoarse = dpi !== null && dpi < leastDpi
  return (
    <div className={styles.resolution}>
      <Thumbnail asset={asset} size="large" />
      <p role="status" className={styles.sharpness} data-coarse={isCoarse || undefined}>
        {picture === null ? t('picture.coming') : dpi === null ? t('picture.lines') : t('picture.dpi', { dpi })}
        {isCoarse && <span>{t('picture.coarse')}</span>}
      </p>
    </div>
  )
}

/** Colours to look at, each read out as its hex. */
export const ColourStrip = ({ label, colours }: { readonly label: string; readonly colours: readonly Colour[] }) => (
  <ul className={styles.colours} aria-label={label}>
    {colours.map(colour => (
      <li key={colour} className={styles.colour} style={{ background: colour }} title={colour}>
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

/** Takes files for a panel. `taken` gets each picture once it is safe. */
export function usePictureIntake(taken: (asset: AssetId) => void) {
  const { pictures } = useDesignAccess()
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [word, setWord] = useState<IntakeWord | null>(null)

  const give = async (file: File): Promise<void> => {
    setBusy(true)
    setWord(null)
    const outcome = await pictures.take(file)
    setBusy(false)
    if (outcome.kind === 'refused') {
      return setWord({ kind: 'problem', text: t(`picture.refused.${outcome.reason}`, { name: file.name }) })
    }
    if (outcome.isFlattened) setWord({ kind: 'note', text: t('picture.flattened') })
    return taken(outcome.asset)
  }
  return { busy, word, give: (file: File) => void give(file) }
}

/** Said aloud where it appears. */
export function PictureWord({ word }: { readonly word: IntakeWord | null }) {
  return (
    <p role={word?.kind === 'problem' ? 'alert' : 'status'} className={styles.word} data-kind={word?.kind}>
      {word?.text}
    </p>
  )
}
