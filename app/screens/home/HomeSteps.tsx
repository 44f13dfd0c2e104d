import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { wayPalettes } from '../../studio/kitPictures/ways.ts'
import { CrestSketch } from './CrestSketch.tsx'
import styles from './home.module.css'

/** How it works: crest, kit, team. */
export function HomeSteps() {
  const { t } = useTranslation('home')
  const { main, second, light, dark } = wayPalettes.monsoon
  const pictures = {
    crest: (
      <div className={styles.crest}>
        <CrestSketch />
        {[main, second, light, dark].map(colour => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </div>
    ),
    kit: (
      <div className={styles.closeUp}>
        <Kit name="hero-laterite" />
      </div>
    ),
    team: (
      <div className={styles.team}>
        <Kit name="back-7" />
        <Kit name="back-10" />
        <Kit name="back-9" />
      </div>
    ),
  } satisfies Record<string, ReactNode>
  return (
    <ol className={styles.steps}>
      {(['crest', 'kit', 'team'] as const).map((step, index) => (
        <li key={step} className={styles.step}>
          <div className={styles.stepPicture} aria-hidden>
            {pictures[step]}
          </div>
          <h3>
            <span className={styles.stepNumber} aria-hidden>
              {index + 1}
            </span>
            {t(`steps.${step}.title`)}
          </h3>
          <p>{t(`steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

function Kit({ name }: { readonly name: string }) {
  const picture = kitPicture(name)
  return picture && <img src={picture.address} width={picture.width} height={picture.height} alt="" loading="lazy" />
}
