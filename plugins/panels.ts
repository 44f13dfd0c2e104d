import { lazy } from 'react'

const colour = () => import('./tools/colour/panel.tsx')
const templates = () => import('./tools/templates/panel.tsx')
const layers = () => import('./tools/layers/panel.tsx')
const crest = () => import('./tools/crest/panel.tsx')
const cut = () => import('./tools/cut/panel.tsx')
const number = () => import('./tools/number/panel.tsx')
const image = () => import('./tools/image/panel.tsx')
const players = () => import('./tools/players/panel.tsx')
const sponsor = () => import('./tools/sponsor/panel.tsx')
const pattern = () => import('./tools/pattern/panel.tsx')
const stripes = () => import('./tools/stripes/panel.tsx')
const text = () => import('./tools/text/panel.tsx')

/** Tool id → its panel, fetched when it is first opened. A tool that is not here has none. */
export const panels = {
  colour: lazy(async () => ({ default: (await colour()).ColourPanel })),
  templates: lazy(async () => ({ default: (await templates()).TemplatesPanel })),
  crest: lazy(async () => ({ default: (await crest()).CrestPanel })),
  cut: lazy(async () => ({ default: (await cut()).CutPanel })),
  number: lazy(async () => ({ default: (await number()).NumberPanel })),
  image: lazy(async () => ({ default: (await image()).ImagePanel })),
  sponsor: lazy(async () => ({ default: (await sponsor()).SponsorPanel })),
  pattern: lazy(async () => ({ default: (await pattern()).PatternPanel })),
  stripes: lazy(async () => ({ default: (await stripes()).StripesPanel })),
  text: lazy(async () => ({ default: (await text()).TextPanel })),
  layers: lazy(async () => ({ default: (await layers()).LayersPanel })),
  players: lazy(async () => ({ default: (await players()).PlayersPanel })),
} as const
