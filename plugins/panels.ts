import type { ComponentType } from 'react'

/** Tool id → what fetches its panel when it is opened. A tool that is not here has none. */
export const panels = {
  colour: async () => (await import('./tools/colour/panel.tsx')).ColourPanel,
  templates: async () => (await import('./tools/templates/panel.tsx')).TemplatesPanel,
  crest: async () => (await import('./tools/crest/panel.tsx')).CrestPanel,
  cut: async () => (await import('./tools/cut/panel.tsx')).CutPanel,
  number: async () => (await import('./tools/number/panel.tsx')).NumberPanel,
  image: async () => (await import('./tools/image/panel.tsx')).ImagePanel,
  sponsor: async () => (await import('./tools/sponsor/panel.tsx')).SponsorPanel,
  pattern: async () => (await import('./tools/pattern/panel.tsx')).PatternPanel,
  stripes: async () => (await import('./tools/stripes/panel.tsx')).StripesPanel,
  text: async () => (await import('./tools/text/panel.tsx')).TextPanel,
  layers: async () => (await import('./tools/layers/panel.tsx')).LayersPanel,
  players: async () => (await import('./tools/players/panel.tsx')).PlayersPanel,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>
