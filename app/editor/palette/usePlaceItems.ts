import { Blend, Eye, Layers, type LucideIcon, TextCursorInput } from 'lucide-react'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import type { PaletteItem } from './searchItems.ts'

/** What people look for by a name that no tool has: the palette leads to where it is. */
export function usePlaceItems(): readonly PaletteItem[] {
  const { chooseTool, rename } = useEditorControls()
  const { id: design } = useOpenedDesign()
  const navigate = useNavigate()
  const item = (
    id: 'rename' | 'preview' | 'gradient' | 'fabric',
    icon: LucideIcon,
    run: PaletteItem['run'],
  ): PaletteItem => ({ id, icon, run, group: 'design', label: t => t(`palette.${id}`) })
  return [
    item('rename', TextCursorInput, () => rename.current?.()),
    item('preview', Eye, () => void navigate(`/preview?design=${design}`)),
    item('gradient', Blend, () => chooseTool('colour')),
    item('fabric', Layers, () => chooseTool('cut')),
  ]
}
