import { wayPalettes } from '../../studio/kitPictures/ways.ts'

/** A crest such as a club has: towers over water. */
export function CrestSketch() {
  const { main, second } = wayPalettes.monsoon
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
