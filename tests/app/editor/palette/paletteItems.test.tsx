import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EditorControlsContext } from '../../../../app/editor/controls/EditorControlsContext.ts'
import { searchItems } from '../../../../app/editor/palette/searchItems.ts'
import { usePlaceItems } from '../../../../app/editor/palette/usePlaceItems.ts'
import { languageCodes } from '../../../../app/i18n/languages.ts'
import { useServices } from '../../../../app/session/ServicesContext.ts'
import { OpenDesignContext } from '../../../../app/studio/OpenDesignContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { addStudioWords } from '../../../support/studioWords.ts'

afterEach(cleanup)

const design = { id: 'one' } as Partial<OpenDesign> as OpenDesign
const nothing = () => {}
const controls = {
  ...{ chooseTool: nothing, showDialog: nothing, startTour: nothing, print: nothing, printTeam: nothing },
  ...{ toggleTimeline: nothing, isPrinting: false, isTimeline: false, followed: null, follow: nothing },
  ...{ rename: { current: null }, stage: { current: null } },
}

function Found({ query }: { readonly query: string }) {
  const { words } = useServices()
  addStudioWords(words)
  const speakers = languageCodes.map(code => words.getFixedT(code, 'app'))
  const [first] = searchItems(usePlaceItems(), query, { recent: [], speakers })
  return <p>{`found: ${first?.id}`}</p>
}

it.each([
  ['gradient', 'gradient'],
  ['fabric', 'fabric'],
  ['preview', 'preview'],
  ['rename', 'rename'],
  ['ពណ៌ជម្រាល', 'gradient'],
  ['សាច់ក្រណាត់', 'fabric'],
])('finds what is meant by %s', (query, id) => {
  renderScreen(
    <OpenDesignContext value={design}>
      <EditorControlsContext value={controls}>
        <Found query={query} />
      </EditorControlsContext>
    </OpenDesignContext>,
  )
  expect(screen.getByText(`found: ${id}`)).toBeTruthy()
})
