import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { readDesignFile, writeDesignFile } from '../../../engine/index.ts'
import { designSearch } from '../../studio/designAddress.ts'
import { printImages } from '../../studio/images/designImages.ts'
import { storeUnderHash } from '../../studio/images/takeImage.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { saveFile } from '../../studio/print/saveFile.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'

/** What the names of design files end with. */
export const fileEnding = '.kitloom'

/** A hundred thousand changes stay below it. */
const largestFile = 64 * 1024 * 1024

/** The open design as a file, and files of others as designs of this device. */
export function useDesignFile() {
  const { garment, engine } = useOpenedDesign()
  const { fetchGarment, saveLog } = useStudio()
  const { t } = useTranslation()
  const navigate = useNavigate()

  const save = useCallback(async () => {
    const document = engine.document.current()
    const update = engine.timeline.log().update()
    const found = await printImages(document)
    const images = new Map([...found].map(([asset, image]) => [asset as string, image.bytes]))
    const bytes = writeDesignFile({ garment: garment.slug, update, images })
    const { name } = document.design
    saveFile(bytes, `${name || t('name.none')}${fileEnding}`, 'application/octet-stream')
  }, [garment, engine, t])

  /** Opens the file as a design of its own; else the reason why not. */
  const open = useCallback(
    async (file: File): Promise<string | null> => {
      if (file.size > largestFile) return 'file-too-large'
      const read = readDesignFile(new Uint8Array(await file.arrayBuffer()))
      if (read.kind === 'refused') return read.reason
      const cut = await fetchGarment(read.garment).catch(() => null)
      if (!cut) return 'file-garment-unknown'
      const id = await storeUnderHash(read.images.values())
        .then(() => saveLog(read.update))
        .catch(() => null)
      if (id === null) return 'file-not-kept'
      await navigate({ pathname: `/design/${cut.slug}`, search: designSearch(id) })
      return null
    },
    [fetchGarment, saveLog, navigate],
  )
  return { save: useCallback(() => void save(), [save]), open }
}
