import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssetId } from '../../engine/index.ts'
import { useDesignAccess } from './DesignAccess.ts'

/** What is said about the last file: why it was not taken, or what became of it. */
export interface IntakeWord {
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
