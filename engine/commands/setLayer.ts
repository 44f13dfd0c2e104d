import { z } from 'zod'
import type { DesignDocument, DraftDocument, Version } from '../document/designDocument.ts'
import { isMeasure, type Measure } from '../document/field.ts'
import {
  type LayerFields,
  layerFields,
  layerMeasures,
  type Shadow,
  textAligns,
  textCases,
  warps,
} from '../document/fields.ts'
import { fontId, layerId } from '../document/ids.ts'
import { mm } from '../document/measures.ts'
import { type Refusal, refused } from '../document/outcome.ts'
import { isColour } from '../document/paint.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { namedFont } from '../lettering/fontName.ts'
import type { Command, CommandDefinition, Run } from './command.ts'
import { defineCommand } from './defineCommand.ts'
import { editLayer, type LayerTarget, layerOf, layerTarget } from './layers.ts'
import { paintPayload } from './paintPayload.ts'

/** A number within the range of its row. */
export const measured = ({ min, max }: Measure) => z.number().min(min).max(max)

const millimetres = (row: Measure) => measured(row).transform(mm)
const colour = z.custom<string>(isColour)
const { x, y, turn, width, height, outline, shadowX, shadowY, shadowOpacity } = layerMeasures

/** What `layer.set` takes for the fields that are no plain number. Of a place and a size, what is not given stays. */
export const layerSchemas = {
  text: z.string().max(300),
  font: z.string().min(1).max(64),
  paint: paintPayload,
  outlines: z.array(z.object({ colour, width: millimetres(outline) })).max(2),
  shadow: z
    .object({ x: millimetres(shadowX), y: millimetres(shadowY), colour, opacity: measured(shadowOpacity) })
    .nullable(),
  place: z.object({ x: measured(x), y: measured(y), turn: measured(turn) }).partial(),
  size: z.object({ width: measured(width).nullable(), height: measured(height) }).partial(),
  align: z.enum(textAligns),
  textCase: z.enum(textCases),
  warp: z.enum(warps),
  hidden: z.boolean(),
  locked: z.boolean(),
} as const

/** How one field may be set: by its schema, or by its row where it is a number. */
function settingOf(field: string): z.ZodType | null {
  if (Object.hasOwn(layerSchemas, field)) return layerSchemas[field as keyof typeof layerSchemas]
  const row = Object.hasOwn(layerFields, field) ? layerFields[field as keyof LayerFields] : undefined
  return row && isMeasure(row) ? measured(row) : null
}

type Parts<Value> = { readonly [Part in keyof Value]?: Value[Part] extends number ? number : number | null }

/** Fields to set. Of a place and a size the parts that are not given stay. */
export type LayerSettings = {
  readonly [Name in Exclude<keyof LayerFields, 'place' | 'size' | 'font'>]?: LayerFields[Name]
} & {
  readonly font?: string
  readonly place?: Parts<Pick<LayerFields['place'], 'x' | 'y' | 'turn'>>
  readonly size?: Parts<LayerFields['size']>
}

export interface LayerSetting {
  readonly layer: string
  /** The goalkeeper's version keeps only what it has of its own. */
  readonly version: Version
  readonly fields: LayerSettings
}

/** How a tool lets one field of its layers be set. */
export interface FieldRule {
  /** The verb that the history calls it by, when it is not `set` with the name of the field. Stored, so never renamed. */
  readonly done?: string
  /** Both versions share the field: it is set in both, whichever one was named. */
  readonly shared?: true
  /** What is written for what was given, or why nothing is. */
  read?(value: string): string | Refusal
}

/** The fields of its layers that a tool lets be set. */
export type FieldRules = { readonly [Name in keyof LayerFields]?: FieldRule }

/** Rules for all fields of a table, as they are. */
export const rulesFor = (fields: object): FieldRules =>
  Object.fromEntries(Object.keys(fields).map((name): [string, FieldRule] => [name, {}]))

/** A tool as `layer.set` knows it. */
export interface FieldOwner {
  readonly id: string
  readonly fields?: FieldRules
}

/** Finds the tool that lets a field of layers of a kind be set. */
type FindOwner = (kind: string, field: string) => FieldOwner | undefined

const type = 'layer.set'

/** Makes the command that sets fields of one layer, whatever tool it is of. */
export const setLayer = { type, of: (payload: LayerSetting): Command => ({ type, payload }) } as const

const payloadOf = z.object({ ...layerTarget, fields: z.record(z.string().max(64), z.unknown()) })

/**
 * Sets fields of a layer as one version has it, by the rules of the tools that own them. The log calls it by the verb
 * of the field: `text.setArc`. Refused with `layer-other-kind` for a field that no tool offers for such a layer.
 */
export function layerSetting(ownerOf: FindOwner): CommandDefinition {
  const definition = defineCommand<z.output<typeof payloadOf>>({
    type,
    payload: payloadOf,
    edit(draft, { fields, ...target }) {
      const layer = layerOf(draft, target)
      if (!layer) return refused('layer-missing')
      const own: Record<string, unknown> = {}
      const shared: Record<string, unknown> = {}
      for (const [name, given] of Object.entries(fields)) {
        const rule = ruleOf(ownerOf(layer.kind, name), name)
        if (!rule) return refused('layer-other-kind')
        const value = settled(name, given, layer, rule)
        if (isRefusal(value)) return value
        const written = rule.shared ? shared : own
        written[name] = name === 'shadow' ? shadowIn(target.version, value as Shadow | null) : value
      }
      return writeFields(draft, target, { own, shared })
    },
  })
  return {
    type,
    run(document: DesignDocument, payload: unknown, garment: GarmentPlugin): Run {
      const run = definition.run(document, payload, garment)
      return run.kind === 'ran' ? { ...run, type: doneBy(document, payload as LayerSetting, ownerOf) } : run
    },
  }
}

const ruleOf = (owner: FieldOwner | undefined, name: string): FieldRule | undefined =>
  owner?.fields?.[name as keyof LayerFields]

interface WrittenFields {
  readonly own: Partial<LayerFields>
  readonly shared: Partial<LayerFields>
}

function writeFields(draft: DraftDocument, target: LayerTarget, { own, shared }: WrittenFields): Refusal | undefined {
  const hasOwn = Object.keys(own).length > 0
  const hasShared = Object.keys(shared).length > 0
  if (!hasOwn && !hasShared) return refused('nothing-changes')
  const refusal = hasOwn ? editLayer(draft, target, own) : undefined
  return refusal ?? (hasShared ? editLayer(draft, { ...target, version: 'player' }, shared) : undefined)
}

/** The value to write for one that was given, or why there is none. */
function settled(name: string, given: unknown, layer: LayerFields, rule: FieldRule): unknown {
  const parsed = settingOf(name)?.safeParse(given)
  if (!parsed?.success) return refused('invalid-payload')
  if (name === 'font' && !namedFont(fontId(String(parsed.data)))) return refused('font-missing')
  if (typeof parsed.data === 'string') return rule.read?.(parsed.data) ?? parsed.data
  if (name !== 'place' && name !== 'size') return parsed.data
  const parts = Object.entries(parsed.data as object).filter(([, part]) => part !== undefined)
  return { ...layer[name], ...Object.fromEntries(parts) }
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refused'

function doneBy(document: DesignDocument, { layer, fields }: LayerSetting, ownerOf: FindOwner): string {
  const [name = '', ...others] = Object.keys(fields)
  const owner = ownerOf(document.layers[layerId(layer)]?.kind ?? '', name)
  if (!owner || others.length > 0) return type
  const verb = ruleOf(owner, name)?.done
  return `${owner.id}.${verb ?? `set${name.charAt(0).toUpperCase()}${name.slice(1)}`}`
}

const noShadow: Shadow = { x: mm(0), y: mm(0), colour: '#000000', opacity: 0 }

/** In the goalkeeper's version `null` would be the players' shadow, so none at all is one that nobody sees. */
export const shadowIn = (version: Version, cast: Shadow | null): Shadow | null =>
  cast ?? (version === 'goalkeeper' ? noShadow : null)

export const isCast = (cast: Shadow | null): cast is Shadow => cast !== null && cast.opacity > 0
