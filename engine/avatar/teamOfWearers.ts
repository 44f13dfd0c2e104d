import { type AvatarId, avatarIds, avatars, type Build, bootIds, type HairStyle, skinToneIds } from './avatars.ts'
import { type ChosenWearer, chooseWearer } from './choice.ts'
import type { ClipId } from './clips.ts'

const builds: readonly Build[] = ['regular', 'slim', 'regular', 'strong']

/** How the hair of each figure may be worn. */
const hairOf: Readonly<Record<AvatarId, readonly HairStyle[]>> = {
  base: ['bun', 'ponytail', 'curls'],
  beckham: ['quiff', 'short', 'buzz', 'curls'],
  player_2: ['ponytail', 'bun', 'curls'],
  player_3: ['buzz', 'short', 'curls', 'quiff'],
  player_4: ['curls', 'short', 'quiff'],
}

/**
 * People for a team, the same each time for the same `seed`: neighbours are different figures, and nobody looks like
 * anybody else before all figures, hair and skin have been used up.
 */
export function teamOfWearers(count: number, animation: ClipId, seed = 0): readonly ChosenWearer[] {
  const used = new Set<string>()
  return Array.from({ length: count }, (_, place) => {
    const avatar = avatarIds[(place * 2 + seed) % avatarIds.length] ?? 'beckham'
    const round = Math.floor(place / avatarIds.length)
    const styles = stylesOf(avatar)
    // The figure comes as itself first; then steps through its styles far apart.
    const start = round === 0 ? 0 : (round * 7 + place * 3 + seed) % styles.length
    const at = styles.findIndex((_style, index) => !used.has(styles[(start + index) % styles.length]?.key ?? ''))
    const style = styles[(start + Math.max(0, at)) % styles.length]
    used.add(style?.key ?? '')
    return chooseWearer({
      avatar,
      animation,
      ...style,
      build: builds[(place + round) % builds.length] ?? null,
      boots: bootIds[(place + seed) % bootIds.length] ?? null,
    })
  })
}

function stylesOf(avatar: AvatarId) {
  const own = chooseWearer({ avatar })
  const styles = skinToneIds.flatMap(skin =>
    hairOf[avatar].map(hair => ({ skin, hair, key: `${avatar} ${skin} ${hair}` })),
  )
  const isOwn = ({ skin, hair }: (typeof styles)[number]) => skin === own.skin && hair === avatars[avatar].hair
  return [...styles.filter(isOwn), ...styles.filter(style => !isOwn(style))]
}
