import { Images, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssetId, ImageCommands, ImageCredit, LayerId } from '../../../engine/index.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useLayer } from '../design/useShown.ts'
import styles from './images.module.css'

const Editor = fetchedComponent(async () => (await import('../imageEditor/ImageEditor.tsx')).ImageEditor)
const Library = fetchedComponent(async () => (await import('../library/LibraryDialog.tsx')).LibraryDialog)

interface OfLayer {
  readonly layer: LayerId
  readonly commands: ImageCommands
}

/** Opens the editor of an image, which is fetched then. */
export function EditButton({ layer, commands }: OfLayer) {
  const { t } = useTranslation()
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className="button line" onClick={() => open(true)}>
        <SlidersHorizontal aria-hidden />
        {t('imageEditor.open')}
      </button>
      {isOpen && <Editor layer={layer} commands={commands} close={() => open(false)} />}
    </>
  )
}

/** Whose work an image is that came from the library. */
export function Credit({ layer, commands }: OfLayer) {
  const { t } = useTranslation()
  const credit = useLayer(layer, each => commands.edits.of(each).credit)
  if (!credit || credit.author === '') return null
  const words = t('library.credit', { author: credit.author, licence: credit.licence })
  const isLink = /^https:\/\//.test(credit.page)
  return (
    <p className={styles.word}>
      {isLink ? (
        <a href={credit.page} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  )
}

interface LibraryButtonProps {
  readonly taken: (asset: AssetId, credit: ImageCredit) => void
}

/** Opens the library of graphics and images, which is fetched then. */
export function LibraryButton({ taken }: LibraryButtonProps) {
  const { t } = useTranslation()
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className="button line" onClick={() => open(true)}>
        <Images aria-hidden />
        {t('library.open')}
      </button>
      {isOpen && (
        <Library
          close={() => open(false)}
          taken={(asset, credit) => {
            open(false)
            taken(asset, credit)
          }}
        />
      )}
    </>
  )
}
