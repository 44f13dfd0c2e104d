import { ImageToolPanel, useWords } from '../../../app/panelkit/index.ts'
import { commands } from './tool.ts'

/** The logos of sponsors on the kit. */
export function SponsorPanel() {
  const words = useWords()
  return <ImageToolPanel kind="sponsor" commands={commands} title={words('drop')} hint={words('dropHint')} />
}
