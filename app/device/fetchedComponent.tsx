import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component in a file of its own, which is fetched when it is first shown; until then `Waiting` stands in its place, or
 * nothing. It throws the reason why its file does not come. For what somebody waits for: React shows what takes the place of
 * a placeholder of `lazy` at the earliest 300 ms after that.
 */
export function fetchedComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Fetched(props: Props) {
    const [Shown, show] = useState(() => known)
    const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
    useEffect(() => {
      if (Shown) return undefined
      let isLeft = false
      fetch().then(
        component => {
          known = component
          if (!isLeft) show(() => component)
        },
        (reason: unknown) => {
          if (!isLeft) setFailure({ reason })
        },
      )
      return () => {
        isLeft = true
      }
    }, [Shown])
    if (failure) throw failure.reason
    if (Shown) return <Shown {...props} />
    return Waiting ? <Waiting /> : null
  }
}
