import { useEffect, useRef, useState } from 'react'

/** What Chromium on phones has; not in the types of the DOM yet. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector

const detectorClass = (): DetectorClass | null => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof found === 'function' ? (found as DetectorClass) : null
}

/** Whether this browser reads codes with its camera. */
export const canScan = (): boolean => detectorClass() !== null && 'mediaDevices' in navigator

/** How often the picture is looked at, in ms. */
const pollEvery = 200

/** Reads QR codes from the camera at the back while it is on; `found` may get the same code many times. */
export function useCodeScanner(found: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)
  const report = useRef(found)
  report.current = found
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const stop = () => {
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = null
    setOn(false)
  }
  const start = async () => {
    setRefused(false)
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      setOn(true)
      if (!video.current) return
      video.current.srcObject = stream.current
      await video.current.play()
    } catch {
      stop()
      setRefused(true)
    }
  }
  useEffect(() => {
    const Class = detectorClass()
    if (!isOn || !Class) return
    const detector = new Class({ formats: ['qr_code'] })
    const detect = async () => {
      if (!video.current || video.current.readyState < 2) return
      const codes = await detector.detect(video.current).catch(() => [])
      for (const { rawValue } of codes) report.current(rawValue)
    }
    const timer = setInterval(() => void detect(), pollEvery)
    return () => clearInterval(timer)
  }, [isOn])
  useEffect(
    () => () => {
      for (const track of stream.current?.getTracks() ?? []) track.stop()
    },
    [],
  )
  return { video, isOn, isRefused, start, stop }
}
