import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for so many ms. */
export function useRested<Value>(value: Value, ms: number): Value {
  const [rested, rest] = useState(value)
  useEffect(() => {
    const resting = setTimeout(() => rest(value), ms)
    return () => clearTimeout(resting)
  }, [value, ms])
  return rested
}
