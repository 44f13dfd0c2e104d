import { ChakraProvider } from '@chakra-ui/react'
import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { keptTexts } from '../../app/device/keptTexts.ts'
import { layerOnCloth } from '../../app/editor/stage/gesture/layersOnCloth.ts'
import type { Language } from '../../app/i18n/languages.ts'
import { everyShellWord } from '../../app/i18n/shellWords.ts'
import { createI18n } from '../../app/i18n/words.ts'
import { type DesignAccess, DesignAccessContext, type DesignMedia } from '../../app/panelkit/design/DesignAccess.ts'
import { addGarmentWords } from '../../app/studio/garmentWords.ts'
import type { ImageIntake } from '../../app/studio/images/takeImage.ts'
import type { FontSources } from '../../app/studio/lettering/fontShelf.ts'
import type { ColourTaker } from '../../app/studio/openDesign.ts'
import { system } from '../../app/ui/controls/system.ts'
import {
  type ArtworkView,
  createArtwork,
  createState,
  type Engine,
  layerId,
  type Outcome,
  playerId,
  shownOptions,
  type Version,
} from '../../engine/index.ts'
import { tools } from '../../plugins/index.ts'
import { resources } from './drawing.ts'
import { openSoccer, soccer } from './openSoccer.ts'
import { addStudioWords } from './studioWords.ts'

/** Words of the app round an element, in English unless told otherwise. */
export function renderInWords(element: React.ReactNode, language: Language = 'en') {
  const { words } = createI18n(createState<Language>(language), everyShellWord)
  addStudioWords(words)
  addGarmentWords(words, soccer)
  return render(
    <ChakraProvider value={system}>
      <I18nextProvider i18n={words}>{element}</I18nextProvider>
    </ChakraProvider>,
  )
}

/** No file is taken and no image has come. */
const noImages: ImageIntake = {
  take: async () => ({ kind: 'refused', reason: 'other' }),
  addressOf: createState(() => null),
  bytesOf: async () => null,
  coloursOf: () => [],
}

const everyFont = {
  resources: createState(resources),
  missing: createState([]),
  need: async () => {},
  retry: async () => {},
}

/** Nothing but the font book: no server responds. */
const fontsOfBook = (): FontSources => ({
  client: { send: async () => ({ kind: 'unreachable' }) },
  memory: noMemory(),
})

const noMemory = () => ({ read: () => null, write() {} })

/** A tool's panel on a soccer design, empty unless another is given, with what it did. */
export function renderPanel(
  tool: string,
  panel: React.ReactNode,
  version: Version = 'player',
  given: Partial<Pick<DesignMedia, 'faces' | 'fontSamples' | 'fonts' | 'images' | 'patterns' | 'resources'>> & {
    readonly engine?: Engine
  } = {},
) {
  const {
    engine = openSoccer(),
    faces = everyFont,
    fontSamples = everyFont,
    images = noImages,
    patterns = null,
  } = given
  const fonts = given.fonts ?? fontsOfBook()
  const outcomes: Outcome[] = []
  let [layers, players] = [0, 0]
  const view = createState<ArtworkView>({ version, player: null, size: 'M' })
  const artwork = createArtwork({
    shown: engine.shown,
    garment: soccer,
    tools,
    resources: createState(resources),
    onPluginError: ({ message }) => {
      throw new Error(message)
    },
  })
  const access = accessTo(engine)
  renderInWords(<DesignAccessContext value={access}>{panel}</DesignAccessContext>)
  return { engine, access, outcomes, view, act: (work: () => void) => act(work) }

  function accessTo({ document, shown, selection, preview, dispatch, check }: Engine): DesignAccess {
    const options = shownOptions({ document: document.current(), garment: soccer }, version, null)
    const pattern = soccer.pattern('M', options)
    const info = { pattern, zones: soccer.zones(pattern), slots: soccer.slots(pattern) }
    return {
      tool,
      garment: soccer,
      changes: {
        document,
        shown,
        preview,
        check,
        dispatch(command) {
          const outcome = dispatch(command)
          outcomes.push(outcome)
          return outcome
        },
        newLayerId: () => layerId(`layer${layers++}`),
        newPlayerId: () => playerId(`player${players++}`),
      },
      stage: {
        version: createState(version),
        view,
        selection,
        garmentInfo: () => info,
        sizeOnCloth: layer => layerOnCloth({ engine, artwork, garment: soccer, view }, layer)?.frame.size ?? null,
        artworkBelow: () => null,
        eyedropper: createState<ColourTaker | null>(null),
      },
      media: {
        resources: given.resources ?? createState(resources),
        faces,
        fontSamples,
        fonts,
        styles: keptTexts(noMemory(), 'styles'),
        kits: { addressOf: async () => 'blob:kit', imageOf: async () => null, close() {} },
        images,
        patterns,
      },
    }
  }
}
