import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colourwayPalettes } from '../../studio/kitImages/colourways.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import styles from './homeSteps.module.css'

/** How it works: crest, kit, team. */
export function HomeSteps() {
  const { t } = useTranslation('home')
  const { main, second, light, dark } = colourwayPalettes.monsoon
  const images = {
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
          <div className={styles.stepImage} aria-hidden>
            {images[step]}
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
  const image = kitImage(name)
  return image && <img src={image.address} width={image.width} height={image.height} alt="" loading="lazy" />
}

/** A crest such as a club has: towers over water. */
function CrestSketch() {
  const { main, second } = colourwayPalettes.monsoon
  return (
    <svg viewBox="0 0 100 124" width="100" height="124" aria-hidden>
      <path d="M50 3 95 14V66C95 93 74 112 50 121 26 112 5 93 5 66V14Z" fill={main} stroke={second} strokeWidth="5" />
      <path
        d="M20 70V56H26V50L30 42 34 50V56H38V44L43 34 46 30V24L50 14 54 24V30L57 34 62 44V56H66V50L70 42 74 50V56H80V70Z"
        fill={second}
      />
      <path
        d="M18 80Q26 74 34 80T50 80 66 80 82 80M22 91Q29 85 36 91T50 91 64 91 78 91M30 102Q35 97 40 102T50 102 60 102 70 102"
        fill="none"
        stroke={second}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
