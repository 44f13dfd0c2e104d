import { useState } from 'react'
import { ActionButton, Fold, Section, useDesign, useGarment, useWords } from '../../../app/panelkit/index.ts'
import type { Colour } from '../../../engine/plugin.ts'
import styles from './colourways.module.css'
import { colourway, harmonies, harmonyOf } from './colourways.ts'
import { recolour } from './replaceColour.ts'

interface HarmoniesProps {
  readonly colour: Colour
  readonly choose: (colour: Colour) => void
}

/** Colours that go well with one, by what they have to do with it. */
export function Harmonies({ colour, choose }: HarmoniesProps) {
  const words = useWords()
  const rows = harmonies
    .map(harmony => ({ harmony, colours: harmonyOf(colour, harmony) }))
    .filter(({ colours }) => colours.length > 0)
  return (
    <Fold title={words('harmonies')}>
      <Section>
        <div className={styles.rows}>
          {rows.map(({ harmony, colours }) => (
            <div key={harmony} className={styles.row}>
              <span>{words(`harmony.${harmony}`)}</span>
              <span className={styles.swatches}>
                {[...new Set(colours)].map(each => (
                  <button
                    key={each}
                    type="button"
                    className={styles.swatch}
                    style={{ background: each }}
                    aria-label={`${words(`harmony.${harmony}`)} ${each.toUpperCase()}`}
                    onClick={() => choose(each)}
                  />
                ))}
              </span>
            </div>
          ))}
        </div>
      </Section>
    </Fold>
  )
}

/** Gives the whole kit other colours at each press; what could be read can be read then. */
export function ShuffleButton() {
  const words = useWords()
  const { dispatch, document } = useDesign()
  const { plugin } = useGarment()
  const [step, setStep] = useState(0)
  const shuffle = () => {
    const pairs = [...colourway(document, plugin, step)]
    setStep(step + 1)
    if (pairs.length > 0) dispatch(recolour.of({ pairs }))
  }
  const isGrey = colourway(document, plugin, step).length === 0
  return (
    <div className={styles.shuffle}>
      <Section>
        <ActionButton label={words('shuffle')} icon="shuffle" disabled={isGrey} act={shuffle} />
      </Section>
    </div>
  )
}
