import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PanelBoundary } from '../../../../app/editor/panel/ToolPanel.tsx'
import type { PluginError } from '../../../../engine/index.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('The panel fell apart.')
}

it('takes the place of a panel that throws and reports it', () => {
  // React says on the console what it caught.
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const pluginErrors: PluginError[] = []
  renderInWords(
    <PanelBoundary plugin="text" report={error => pluginErrors.push(error)}>
      <Broken />
    </PanelBoundary>,
  )
  expect(pluginErrors).toEqual([{ plugin: 'text', during: 'panel', message: 'The panel fell apart.' }])
  expect(screen.getByRole('alert').textContent).toContain('turned off')
  silenced.mockRestore()
})
