import { useEffect, useMemo, useRef } from 'react'
import type { Box3 } from 'three'
import { type ChosenWearer, clipReach, type Skeleton, scaleOf } from '../../../engine/avatar/index.ts'
import { roomSeen } from './clipRoom.ts'
import { heldLengths } from './heldThings.ts'

interface ClipRoomOptions {
  readonly skeleton: Skeleton
  readonly wearer: ChosenWearer
  readonly isPlaying: boolean
}

/** Over so many milliseconds the camera comes to show the room of another clip. */
const coming = 500

/** The room that the camera shows from an angle: that of the clip, without a jump where another one is chosen. */
export function useClipRoom({ skeleton, wearer, isPlaying }: ClipRoomOptions): (azimuth: number) => Box3 {
  const { animation, avatar, build } = wearer
  const reach = useMemo(
    () => clipReach(skeleton, animation, { scale: scaleOf({ avatar, build }), lengths: heldLengths }),
    [skeleton, animation, avatar, build],
  )
  const way = useRef({ from: reach, to: reach, since: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (way.current.to !== reach) way.current = { from: way.current.to, to: reach, since: performance.now() }
  }, [reach])
  return azimuth => {
    const { from, to, since } = way.current
    const share = isPlaying ? Math.min(1, (performance.now() - since) / coming) : 1
    const [before, room] = [roomSeen(from, azimuth), roomSeen(to, azimuth)]
    const part = 1 - share * share * (3 - 2 * share)
    room.min.lerp(before.min, part)
    room.max.lerp(before.max, part)
    return room
  }
}
