import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PanelBoundary } from '../../../../app/editor/panel/ToolPanel.tsx'
import type { PluginFault } from '../../../../engine/index.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('The panel fell apart.')
}

it('takes the place of a panel that throws and reports it', () => {
  // React says on the console what it caught.
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const faults: PluginFault[] = []
  renderInWords(
    <PanelBoundary plugin="text" report={fault => faults.push(fault)}>
      <Broken />
    </PanelBoundary>,
  )
  expect(faults).toEqual([{ plugin: 'text', during: 'panel', message: 'The panel fell apart.' }])
  expect(screen.getByRole('alert').textContent).toContain('switched off')
  silenced.mockRestore()
})
