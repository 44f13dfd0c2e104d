import {
  Clapperboard,
  Download,
  FileDown,
  FolderDown,
  FolderOpen,
  Footprints,
  Keyboard,
  Languages,
  type LucideIcon,
  Moon,
  PaintBucket,
  Plus,
  Redo2,
  Rotate3d,
  Scissors,
  Send,
  Share2,
  Shirt,
  ShoppingBag,
  Sun,
  Undo2,
  User,
  Users,
} from 'lucide-react'
import { inOrder, isZoneShown, versions } from '../../../engine/index.ts'
import { panels } from '../../../plugins/panels.ts'
import { languageCodes, languages } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { sheetSets } from '../../studio/print/printInWorker.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { stageSides } from '../../viewer/orbit.ts'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { useUndo } from '../controls/useNotifyOutcome.ts'
import { toolIcon } from '../rail/ToolIcon.tsx'
import { useDesignFile } from '../share/useDesignFile.ts'
import { editorShortcuts, type ShortcutId, strokesOfTool } from '../shortcuts/shortcuts.ts'
import type { PaletteItem } from './searchItems.ts'
import { usePlaceItems } from './usePlaceItems.ts'

/** Everything that the palette can do to the design that is open. */
export function usePaletteItems(): readonly PaletteItem[] {
  return [
    ...useToolItems(),
    ...useAppearanceItems(),
    ...useDesignItems(),
    ...usePlaceItems(),
    ...useContentItems(),
    ...usePageItems(),
  ]
}

function useToolItems(): readonly PaletteItem[] {
  const { tools, pluginErrors } = useOpenedDesign()
  const { chooseTool } = useEditorControls()
  const isOff = (id: string) => pluginErrors.current().some(({ plugin }) => plugin === id)
  return tools
    .filter(({ id }) => id in panels && !isOff(id))
    .map(tool => ({ ...tool, stroke: strokesOfTool(tool)[0] }))
    .map(({ id, icon, stroke }) => ({
      ...(stroke && { stroke }),
      id: `tool:${id}`,
      group: 'tools',
      icon: toolIcon(icon),
      label: t => t('palette.openTool', { tool: t('name', { ns: `tool.${id}` }) }),
      run: () => chooseTool(id),
    }))
}

function useAppearanceItems(): readonly PaletteItem[] {
  const { stage } = useEditorControls()
  const { view: shownView } = useOpenedDesign()
  return [
    ...stageSides.map(
      (view): PaletteItem => ({
        id: `view:${view}`,
        group: 'view',
        icon: Rotate3d,
        label: t => t('palette.view', { view: t(`stage.view.${view}`) }),
        run: () => stage.current?.turnTo(view),
      }),
    ),
    ...versions.map(
      (version): PaletteItem => ({
        id: `version:${version}`,
        group: 'view',
        icon: Shirt,
        label: t => t('palette.version', { version: t(`stage.version.${version}`) }),
        run: () => shownView.set({ ...shownView.current(), version }),
      }),
    ),
    {
      id: 'flat',
      group: 'view',
      icon: Scissors,
      label: t => t('stage.flat'),
      run: () => stage.current?.toggleFlat(),
    },
  ]
}

const dialogsOfDesign = [
  ['share', Share2, 'share.title'],
  ['review', Send, 'review.submit'],
  ['download', Clapperboard, 'palette.files'],
  ['checkout', ShoppingBag, 'checkout.button'],
  ['designs', FolderOpen, 'designs.title'],
  ['carryOver', Shirt, 'editor.otherGarment'],
] as const

function useDesignItems(): readonly PaletteItem[] {
  const { print, printTeam, showDialog } = useEditorControls()
  const { undo, redo } = useUndo()
  const { save } = useDesignFile()
  const navigate = useNavigate()
  const item = (id: string, icon: LucideIcon, label: PaletteItem['label'], run: () => void): PaletteItem => ({
    id,
    icon,
    label,
    run,
    group: 'design',
  })
  return [
    { ...item('undo', Undo2, t => t('undo.undo'), undo), stroke: strokeOf('undo') },
    { ...item('redo', Redo2, t => t('undo.redo'), redo), stroke: strokeOf('redo') },
    item(
      'print',
      Download,
      t => t('print.download'),
      () => print(),
    ),
    item('printTeam', FolderDown, t => t('print.team'), printTeam),
    ...sheetSets.map(set =>
      item(
        `print-${set}`,
        Download,
        t => t('print.of', { set: t(`print.set.${set}`) }),
        () => print(set),
      ),
    ),
    item('saveFile', FileDown, t => t('share.saveFile'), save),
    ...dialogsOfDesign.map(([dialog, icon, label]) =>
      item(
        dialog,
        icon,
        t => t(label),
        () => showDialog(dialog),
      ),
    ),
    item(
      'new',
      Plus,
      t => t('editor.another'),
      () => void navigate('?new'),
    ),
  ]
}

/** Zones, layers and players by their names. */
function useContentItems(): readonly PaletteItem[] {
  const { engine, artwork, garment, tools, view } = useOpenedDesign()
  const document = engine.document.current()
  const { layers, players } = document
  const shown = view.current()
  const zones = garment
    .zones(artwork.pattern(shown).current())
    .filter(zone => isZoneShown(document, shown.version, zone))
  return [
    ...zones.map(
      ({ key }): PaletteItem => ({
        id: `zone:${key}`,
        group: 'cloth',
        icon: PaintBucket,
        label: t => t('palette.zone', { zone: t(`zones.${key}`, { ns: `garment.${garment.slug}` }) }),
        run: () => engine.selection.set({ kind: 'zone', zone: key }),
      }),
    ),
    ...inOrder(layers).map(([id, { kind, text }]): PaletteItem => {
      const tool = tools.find(({ layerKinds }) => layerKinds.includes(kind))
      return {
        id: `layer:${id}`,
        group: 'things',
        icon: toolIcon(tool?.icon ?? ''),
        label: t => {
          const what = tool ? t('name', { ns: `tool.${tool.id}` }) : t('print.layer')
          return text ? t('palette.layer', { what, text }) : what
        },
        run: () => engine.selection.set({ kind: 'layer', layer: id }),
      }
    }),
    ...inOrder(players).map(
      ([id, { name, number }]): PaletteItem => ({
        id: `player:${id}`,
        group: 'players',
        icon: User,
        label: t => t('palette.player', { name, number }),
        run: () => view.set({ ...view.current(), player: id }),
      }),
    ),
  ]
}

function usePageItems(): readonly PaletteItem[] {
  const { language, theme } = useServices()
  const { showDialog, startTour } = useEditorControls()
  const navigate = useNavigate()
  const isDark = theme.current() === 'dark'
  return [
    ...languageCodes.map(
      (code): PaletteItem => ({
        id: `language:${code}`,
        group: 'page',
        icon: Languages,
        label: t => t('palette.language', { language: languages[code].name }),
        run: () => language.set(code),
      }),
    ),
    {
      id: 'theme',
      group: 'page',
      icon: isDark ? Sun : Moon,
      label: t => (isDark ? t('theme.light') : t('theme.dark')),
      run: () => theme.set(isDark ? 'light' : 'dark'),
    },
    {
      id: 'shortcuts',
      group: 'page',
      icon: Keyboard,
      stroke: strokeOf('shortcuts'),
      label: t => t('shortcuts.title'),
      run: () => showDialog('shortcuts'),
    },
    { id: 'tour', group: 'page', icon: Footprints, label: t => t('tour.again'), run: startTour },
    {
      id: 'credits',
      group: 'page',
      icon: Users,
      label: t => t('credits'),
      run: () => void navigate('/credits'),
    },
  ]
}

const strokeOf = (id: ShortcutId) => editorShortcuts.find(shortcut => shortcut.id === id)?.strokes[0]
