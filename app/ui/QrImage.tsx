import { useEffect, useState } from 'react'

interface QrImageProps {
  readonly text: string
  /** What it says of itself. */
  readonly label: string
}

/** A QR code, once it is drawn. The caller makes it black on white in the dark too, so that it can be scanned. */
export function QrImage({ text, label }: QrImageProps) {
  const code = useQrCode(text)
  if (!code) return null
  return (
    <svg width={code.size * side} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  )
}

/** Pixels of a module: whole ones, or scanners fail on screens of low density. */
const side = 3

interface QrCode {
  /** Of a side, in modules. */
  readonly size: number
  /** Of the dark modules, as an SVG path. */
  readonly path: string
}

/** `null` until the code is drawn. The words beside it say how to pay without one. */
function useQrCode(text: string): QrCode | null {
  const [code, setCode] = useState<QrCode | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'L', border: 4 })
        const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
        if (isCurrent) setCode({ size, path })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return code
}
