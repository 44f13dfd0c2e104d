import { matchPath, useLocation } from 'react-router-dom'
import type { GarmentPlugin } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import { OpenDesignContext } from '../studio/OpenDesignContext.ts'
import { NotFound } from '../ui/notFound/NotFound.tsx'
import { Editor } from './Editor.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { useOpenDesign } from './useOpenDesign.ts'

/** `/design/<garment>`: the editor of one garment type. */
export function EditorScreen() {
  const { pathname } = useLocation()
  const garment = garments.find(({ slug }) => matchPath(`/design/${slug}`, pathname))
  return garment ? <GarmentEditor key={garment.slug} garment={garment} /> : <NotFound />
}

function GarmentEditor({ garment }: { readonly garment: GarmentPlugin }) {
  const design = useOpenDesign(garment)
  if (!design) return <EditorSkeleton />
  return (
    <OpenDesignContext value={design}>
      <Editor key={design.id} />
    </OpenDesignContext>
  )
}
