/** What Chromium on phones has; not in the types of the DOM yet. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The QR codes in what a camera sees now; none where it sees none. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>

/** The browser's own reader, or else a package, which is fetched for it. */
export async function openCodeReader(): Promise<ReadCodes> {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (typeof found === 'function') {
    const Class = found as DetectorClass
    // Browsers on computers may have the class without a code that it reads.
    const formats: readonly string[] = await Class.getSupportedFormats().catch(() => [])
    if (formats.includes('qr_code')) return byBrowser(new Class({ formats: ['qr_code'] }))
  }
  return byPackage()
}

const byBrowser =
  (detector: Detector): ReadCodes =>
  async video => {
    const codes = await detector.detect(video).catch(() => [])
    return codes.map(({ rawValue }) => rawValue)
  }

/** The longest side that the package looks at, in pixels: a phone reads it several times a second. */
const longestSide = 960

async function byPackage(): Promise<ReadCodes> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async video => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
    if (!context || width === 0 || height === 0) return []
    Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    try {
      return [decodeQR(context.getImageData(0, 0, width, height))]
    } catch {
      // The package throws where it finds no code.
      return []
    }
  }
}
