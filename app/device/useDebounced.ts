import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `ms` milliseconds. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [rested, rest] = useState(value)
  useEffect(() => {
    const resting = setTimeout(() => rest(value), ms)
    return () => clearTimeout(resting)
  }, [value, ms])
  return rested
}
