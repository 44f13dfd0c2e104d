import type { z } from 'zod'
import type { DraftDocument } from '../document/designDocument.ts'
import type { Json } from '../document/field.ts'
import type { LayerFields } from '../document/fields.ts'
import type { Refusal } from '../document/outcome.ts'
import { isFieldName } from '../document/shape.ts'
import { editLayer, type LayerTarget } from './layers.ts'

/** One field that the layers of a tool have beyond those of all layers. */
interface ToolField<Value> {
  /** What is not like this is refused when it is written, and shows as the initial value when it is read. */
  readonly schema: z.ZodType<Value>
  readonly initial: Value
}

type ToolFieldTable<Values> = { readonly [Name in keyof Values]: ToolField<Values[Name]> }

/**
 * What the layers of one tool have beyond the fields of all layers. Each is a field of its own in the log, under the
 * name of its tool, so two people can change two of them at once; a peer without the tool keeps them as they are.
 */
export interface ToolFields<Values> {
  readonly tool: string
  /** As the log calls them: `ownBadgePoints`. */
  readonly stored: readonly string[]
  /** What a layer has of them: the initial value where nothing is written, or nothing that makes sense. */
  of(layer: LayerFields): Values
  /** Writes some of them, as one version has the layer, for use inside a recipe. Refused as `editLayer` refuses. */
  edit(draft: DraftDocument, target: LayerTarget, values: Partial<Values>): Refusal | undefined
  /** Whether a field may be written so; `null` takes it back to its initial value, or to the players' one. */
  accepts(stored: string, value: Json): boolean
}

/** Declares the fields of a tool's layers. Designs are stored with their names and the tool's, so those never change. */
export function toolFields<Values extends object>(tool: string, fields: ToolFieldTable<Values>): ToolFields<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[]
  const storedName = (name: string): string => `own${capital(tool)}${capital(name)}`
  const byStored = new Map(names.map(name => [storedName(name), fields[name]]))
  for (const stored of byStored.keys()) {
    if (isFieldName(stored)) continue
    throw new Error(
      `"${stored}" cannot stand in the log: the names of a tool and its field are letters and digits, together at most 37.`,
    )
  }
  return {
    tool,
    stored: [...byStored.keys()],
    of(layer) {
      const written = layer as Readonly<Record<string, unknown>>
      const values = names.map(name => {
        const parsed = fields[name].schema.safeParse(written[storedName(name)])
        return [name, parsed.success ? parsed.data : fields[name].initial] as const
      })
      return Object.fromEntries(values) as Values
    },
    edit(draft, target, values) {
      const written = Object.entries(values).map(([name, value]) => [storedName(name), value])
      return editLayer(draft, target, Object.fromEntries(written))
    },
    accepts: (stored, value) => value === null || byStored.get(stored)?.schema.safeParse(value).success === true,
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
