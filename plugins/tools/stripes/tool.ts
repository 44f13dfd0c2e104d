import {
  defineCommand,
  editZone,
  noLayout,
  paintPayload,
  refused,
  type ToolPlugin,
  type ZoneTarget,
  z,
  zoneInCut,
  zoneTarget,
} from '../../../engine/plugin.ts'

const name = z.string().min(1).max(64)

type Cut = Parameters<typeof zoneInCut>[0]

const layoutsOf = (cut: Cut, { zone, version }: ZoneTarget): readonly string[] =>
  Object.keys(zoneInCut(cut, version, zone)?.layouts ?? {})

/** Lays a zone out. `null` takes the layout off: a goalkeeper then wears the players', and with `noLayout` none. */
export const setLayout = defineCommand({
  type: 'stripes.setLayout',
  payload: z.object({ ...zoneTarget, layout: name.nullable() }),
  edit(draft, { layout, ...zone }, context) {
    const layouts = layoutsOf({ ...context, document: draft }, zone)
    if (layouts.length === 0) return refused('zone-missing')
    if (layout !== null && layout !== noLayout && !layouts.includes(layout)) return refused('layout-missing')
    return editZone(draft, zone, { layout }, context)
  },
})

/** Paints a zone that has layouts, whether it shows or not. To a goalkeeper `null` is the players' paint. */
export const setPaint = defineCommand({
  type: 'stripes.setPaint',
  payload: z.object({ ...zoneTarget, paint: paintPayload.nullable() }),
  edit(draft, { paint, ...zone }, context) {
    if (layoutsOf({ ...context, document: draft }, zone).length === 0) return refused('zone-missing')
    return editZone(draft, zone, { paint }, context)
  },
})

export const stripesTool: ToolPlugin = {
  kind: 'tool',
  id: 'stripes',
  icon: 'rows',
  shortcut: 's',
  keepsZone: true,
  appliesTo: () => true,
  commands: [setLayout, setPaint],
  layerKinds: [],
}
