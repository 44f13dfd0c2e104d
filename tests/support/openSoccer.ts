import { createRegistry } from '../../engine/commands/registry.ts'
import {
  authorId,
  type Command,
  createEngine,
  type DesignDocument,
  type Engine,
  type GarmentPlugin,
  type PluginError,
  refused,
} from '../../engine/index.ts'
import { garments, tools } from '../../plugins/index.ts'

/** A garment of the house by its folder. */
export function shippedGarment(slug: string): GarmentPlugin {
  const garment = garments.find(known => known.slug === slug)
  if (!garment) throw new Error(`No garment "${slug}" ships.`)
  return garment
}

export const soccer = shippedGarment('soccer')

/** An empty design of the soccer kit with the tools that ship. */
export function openSoccer(onPluginError: (error: PluginError) => void = () => {}): Engine {
  let clock = 1_700_000_000_000
  let client = 100
  return createEngine({
    garment: soccer,
    tools,
    author: authorId('ann#0'),
    name: 'Ann',
    newClient: () => client++,
    now: () => clock++,
    onPluginError,
  })
}

/** What a command would do to a document, whichever tool it is of. */
export const runOn = (document: DesignDocument, { type, payload }: Command) =>
  createRegistry(soccer, tools).command(type)?.definition.run(document, payload, soccer) ?? refused('unknown-command')
