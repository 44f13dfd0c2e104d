import { ImageToolPanel, useWords } from '../../../app/panelkit/index.ts'
import { commands } from './tool.ts'

/** Images on the front and the back. */
export function ImagePanel() {
  const words = useWords()
  return <ImageToolPanel kind="image" commands={commands} title={words('drop')} hint={words('dropHint')} />
}
