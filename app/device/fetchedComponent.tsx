import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component in a file of its own. The file is fetched when the component is first shown; `Waiting` is shown until it
 * arrives, or nothing. If the file cannot be fetched, the component throws the error. Use it instead of `lazy` where
 * somebody is waiting: React keeps the placeholder of `lazy` for at least 300 ms.
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
