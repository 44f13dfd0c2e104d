import { type AvatarId, avatarIds, avatars, bootIds, type HairStyle, skinToneIds } from './avatars.ts'
import { type ChosenWearer, chooseWearer } from './choice.ts'
import type { ClipId } from './clips.ts'

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
    const looks = looksOf(avatar)
    // The figure comes as itself first; then steps through its looks that end nowhere near each other.
    const start = round === 0 ? 0 : (round * 7 + place * 3 + seed) % looks.length
    const at = looks.findIndex((_look, index) => !used.has(looks[(start + index) % looks.length]?.key ?? ''))
    const look = looks[(start + Math.max(0, at)) % looks.length]
    used.add(look?.key ?? '')
    return chooseWearer({ avatar, animation, ...look, boots: bootIds[(place + seed) % bootIds.length] ?? null })
  })
}

function looksOf(avatar: AvatarId) {
  const own = chooseWearer({ avatar })
  const looks = skinToneIds.flatMap(skin =>
    hairOf[avatar].map(hair => ({ skin, hair, key: `${avatar} ${skin} ${hair}` })),
  )
  const isOwn = ({ skin, hair }: (typeof looks)[number]) => skin === own.skin && hair === avatars[avatar].hair
  return [...looks.filter(isOwn), ...looks.filter(look => !isOwn(look))]
}
