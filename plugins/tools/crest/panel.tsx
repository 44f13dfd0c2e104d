import {
  ColourStrip,
  ImageToolPanel,
  Line,
  RowGroup,
  Section,
  useCrestPalette,
  useWords,
} from '../../../app/panelkit/index.ts'
import { commands } from './tool.ts'

/** The crests of the team, and the colours that they bring. */
export function CrestPanel() {
  const words = useWords()
  const colours = useCrestPalette()
  return (
    <ImageToolPanel kind="logo" commands={commands} title={words('drop')} hint={words('dropHint')}>
      {colours.length > 0 && (
        <>
          <Line />
          <RowGroup heading={words('colours')}>
            <Section>
              <ColourStrip label={words('colours')} colours={colours} />
            </Section>
          </RowGroup>
        </>
      )}
    </ImageToolPanel>
  )
}
