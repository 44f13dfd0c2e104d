import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { GarmentPlugin } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import { NotFound } from '../screens/notFound/NotFound.tsx'
import { Editor } from './Editor.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { OpenDesignContext } from './OpenDesignContext.ts'
import { useOpenDesign } from './useOpenDesign.ts'

/** `/design/<garment>`: the editor of one garment type. */
export function EditorScreen() {
  const { garment: slug } = useParams()
  const garment = garments.find(known => known.slug === slug)
  return garment ? <GarmentEditor key={garment.slug} garment={garment} /> : <NotFound />
}

function GarmentEditor({ garment }: { readonly garment: GarmentPlugin }) {
  const { t } = useTranslation()
  const design = useOpenDesign(garment)
  if (!design) return <EditorSkeleton label={t('editor.opening')} />
  return (
    <OpenDesignContext value={design}>
      <Editor key={design.id} />
    </OpenDesignContext>
  )
}
