import { useEffect, useRef, useState } from 'react'
import { openCodeReader } from './readCodes.ts'

/** Whether this browser gives pages a camera; without TLS it gives none. */
export const canScan = (): boolean => navigator.mediaDevices !== undefined

/** How often the picture is looked at, in ms. */
const pollEvery = 200

export type ScanError = 'refused' | 'no-camera' | 'no-reader'

/** Reads QR codes from the camera at the back while it is on; `found` may get the same code many times. */
export function useCodeScanner(found: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useRef(found)
  report.current = found
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [error, setError] = useState<ScanError | null>(null)
  const stop = () => setStream(null)
  const start = async () => {
    setError(null)
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
    } catch (reason) {
      setError(errorOf(reason))
    }
  }
  useEffect(() => {
    const element = video.current
    if (!stream || !element) return
    const ends = new AbortController()
    element.srcObject = stream
    void watchCamera(element, ends.signal, code => report.current(code)).catch(() => {
      if (ends.signal.aborted) return
      setError('no-reader')
      setStream(null)
    })
    return () => {
      ends.abort()
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream])
  return { video, isOn: stream !== null, error, start, stop }
}

/** Ends with its signal. @throws when the reader cannot be fetched */
async function watchCamera(video: HTMLVideoElement, signal: AbortSignal, found: (code: string) => void): Promise<void> {
  // A browser that does not begin by itself begins with the next picture.
  await video.play().catch(() => {})
  const read = await openCodeReader()
  while (!signal.aborted) {
    const codes = video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? [] : await read(video)
    if (signal.aborted) return
    codes.forEach(found)
    await new Promise(resolve => setTimeout(resolve, pollEvery))
  }
}

const errorOf = (reason: unknown): ScanError =>
  reason instanceof DOMException && /^(NotAllowed|Security)Error$/.test(reason.name) ? 'refused' : 'no-camera'
