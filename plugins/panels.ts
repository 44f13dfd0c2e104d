import { lazy } from 'react'
import colourEn from './tools/colour/labels.en.json' with { type: 'json' }
import colourKh from './tools/colour/labels.kh.json' with { type: 'json' }
import crestEn from './tools/crest/labels.en.json' with { type: 'json' }
import crestKh from './tools/crest/labels.kh.json' with { type: 'json' }
import cutEn from './tools/cut/labels.en.json' with { type: 'json' }
import cutKh from './tools/cut/labels.kh.json' with { type: 'json' }
import designEn from './tools/design/labels.en.json' with { type: 'json' }
import designKh from './tools/design/labels.kh.json' with { type: 'json' }
import imageEn from './tools/image/labels.en.json' with { type: 'json' }
import imageKh from './tools/image/labels.kh.json' with { type: 'json' }
import layersEn from './tools/layers/labels.en.json' with { type: 'json' }
import layersKh from './tools/layers/labels.kh.json' with { type: 'json' }
import numberEn from './tools/number/labels.en.json' with { type: 'json' }
import numberKh from './tools/number/labels.kh.json' with { type: 'json' }
import patternEn from './tools/pattern/labels.en.json' with { type: 'json' }
import patternKh from './tools/pattern/labels.kh.json' with { type: 'json' }
import playersEn from './tools/players/labels.en.json' with { type: 'json' }
import playersKh from './tools/players/labels.kh.json' with { type: 'json' }
import sponsorEn from './tools/sponsor/labels.en.json' with { type: 'json' }
import sponsorKh from './tools/sponsor/labels.kh.json' with { type: 'json' }
import stripesEn from './tools/stripes/labels.en.json' with { type: 'json' }
import stripesKh from './tools/stripes/labels.kh.json' with { type: 'json' }
import templatesEn from './tools/templates/labels.en.json' with { type: 'json' }
import templatesKh from './tools/templates/labels.kh.json' with { type: 'json' }
import textEn from './tools/text/labels.en.json' with { type: 'json' }
import textKh from './tools/text/labels.kh.json' with { type: 'json' }

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

/** Words below keys, some of them below further ones. */
interface Words {
  readonly [key: string]: string | Words
}

/** Words of the tools by language, below `tool.<id>`. */
export const labels: Readonly<Record<'en' | 'kh', Readonly<Record<string, Words>>>> = {
  en: {
    'tool.colour': colourEn,
    'tool.crest': crestEn,
    'tool.cut': cutEn,
    'tool.design': designEn,
    'tool.image': imageEn,
    'tool.players': playersEn,
    'tool.pattern': patternEn,
    'tool.sponsor': sponsorEn,
    'tool.number': numberEn,
    'tool.stripes': stripesEn,
    'tool.templates': templatesEn,
    'tool.layers': layersEn,
    'tool.text': textEn,
  },
  kh: {
    'tool.colour': colourKh,
    'tool.crest': crestKh,
    'tool.cut': cutKh,
    'tool.design': designKh,
    'tool.image': imageKh,
    'tool.players': playersKh,
    'tool.pattern': patternKh,
    'tool.sponsor': sponsorKh,
    'tool.number': numberKh,
    'tool.stripes': stripesKh,
    'tool.templates': templatesKh,
    'tool.layers': layersKh,
    'tool.text': textKh,
  },
}
