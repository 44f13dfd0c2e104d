import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from '../../app/i18n/createI18n.ts'
import type { Language } from '../../app/i18n/languages.ts'
import { type DesignAccess, DesignAccessContext } from '../../app/panelkit/DesignAccess.ts'
import type { PictureIntake } from '../../app/panelkit/PictureIntake.ts'
import { sampleView } from '../../app/panelkit/player/playerView.ts'
import {
  createState,
  type Engine,
  layerId,
  type Outcome,
  playerId,
  shownOptions,
  type Version,
} from '../../engine/index.ts'
import { resources } from './drawing.ts'
import { openSoccer, soccer } from './openSoccer.ts'

/** Words of the app round an element, in English unless told otherwise. */
export function renderInWords(element: React.ReactNode, language: Language = 'en') {
  const words = createI18n(createState<Language>(language))
  return render(<I18nextProvider i18n={words}>{element}</I18nextProvider>)
}

/** No file is taken and no picture has come. */
const noPictures: PictureIntake = {
  take: async () => ({ kind: 'refused', reason: 'other' }),
  addressOf: createState(() => null),
  coloursOf: () => [],
}

/** A tool's panel on an empty soccer design, with what it did. */
export function renderPanel(
  tool: string,
  panel: React.ReactNode,
  version: Version = 'player',
  pictures: PictureIntake = noPictures,
) {
  const engine = openSoccer()
  const outcomes: Outcome[] = []
  const view = createState(sampleView(version))
  let made = 0
  renderInWords(<DesignAccessContext value={accessTo(engine)}>{panel}</DesignAccessContext>)
  return { engine, outcomes, view, act: (work: () => void) => act(work) }

  function accessTo({ document, shown, selection, preview, dispatch, check }: Engine): DesignAccess {
    const options = shownOptions({ document: document.current(), garment: soccer }, version, null)
    const pattern = soccer.pattern('M', options)
    const sheet = { pattern, zones: soccer.zones(pattern), slots: soccer.slots(pattern) }
    return {
      ...{ tool, garment: soccer, document, shown, selection, preview, check },
      resources: createState(resources),
      kits: { addressOf: async () => 'blob:kit', close() {} },
      pictures,
      version: createState(version),
      view,
      sheet: () => sheet,
      dispatch(command) {
        const outcome = dispatch(command)
        outcomes.push(outcome)
        return outcome
      },
      newLayerId: () => layerId(`layer${made++}`),
      newPlayerId: () => playerId(`player${made++}`),
    }
  }
}
