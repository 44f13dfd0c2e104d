import { lazy } from 'react'
import soccerEn from './garments/soccer/labels.en.json' with { type: 'json' }
import soccerKh from './garments/soccer/labels.kh.json' with { type: 'json' }
import colourEn from './tools/colour/labels.en.json' with { type: 'json' }
import colourKh from './tools/colour/labels.kh.json' with { type: 'json' }
import designEn from './tools/design/labels.en.json' with { type: 'json' }
import designKh from './tools/design/labels.kh.json' with { type: 'json' }
import layersEn from './tools/layers/labels.en.json' with { type: 'json' }
import layersKh from './tools/layers/labels.kh.json' with { type: 'json' }
import templatesEn from './tools/templates/labels.en.json' with { type: 'json' }
import templatesKh from './tools/templates/labels.kh.json' with { type: 'json' }
import textEn from './tools/text/labels.en.json' with { type: 'json' }
import textKh from './tools/text/labels.kh.json' with { type: 'json' }

const colour = () => import('./tools/colour/panel.tsx')
const templates = () => import('./tools/templates/panel.tsx')
const layers = () => import('./tools/layers/panel.tsx')
const text = () => import('./tools/text/panel.tsx')

/** Tool id → its panel, fetched when it is first opened. A tool that is not here has none. */
export const panels = {
  colour: lazy(async () => ({ default: (await colour()).ColourPanel })),
  templates: lazy(async () => ({ default: (await templates()).TemplatesPanel })),
  text: lazy(async () => ({ default: (await text()).TextPanel })),
  layers: lazy(async () => ({ default: (await layers()).LayersPanel })),
} as const

/** Words of the plugins by language: `tool.<id>` for a tool, `garment.<slug>` for a garment type. */
export const labels = {
  en: {
    'tool.colour': colourEn,
    'tool.design': designEn,
    'tool.templates': templatesEn,
    'tool.layers': layersEn,
    'tool.text': textEn,
    'garment.soccer': soccerEn,
  },
  kh: {
    'tool.colour': colourKh,
    'tool.design': designKh,
    'tool.templates': templatesKh,
    'tool.layers': layersKh,
    'tool.text': textKh,
    'garment.soccer': soccerKh,
  },
}
