import { PicturePanel, useWords } from '../../../app/panelkit/index.ts'
import { commands } from './tool.ts'

/** Pictures on the front and the back. */
export function ImagePanel() {
  const words = useWords()
  return <PicturePanel kind="image" commands={commands} title={words('drop')} hint={words('dropHint')} />
}
