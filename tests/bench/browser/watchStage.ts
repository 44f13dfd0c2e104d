interface StageWatch {
  /** Milliseconds since the address was opened when the stage first showed something in its middle. */
  whenShown(): Promise<number>
  /** When the stage has looked the same, and the page's thread has been free, for half a second; after 15 s anyhow. */
  whenStill(): Promise<void>
  /** From now on waits for an event of this name, and then for the stage to look otherwise. */
  begin(event: string): void
  /** Milliseconds that this took, from the event as the browser heard it. */
  changed(): Promise<number>
  /** Milliseconds of the page's thread that looking at the stage has taken so far. */
  looked(): number
  /** The moment at which the stage next looks otherwise, in ms since 1970. */
  whenOtherwise(): Promise<number>
}

declare global {
  interface Window {
    stageWatch: StageWatch
  }
}

/** Runs in the page, before anything else: looks at the stage after every frame. */
export function watchStage(): void {
  const original = HTMLCanvasElement.prototype.getContext
  // Without it the image is gone when the frame is over, and could not be looked at.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, options?: object) {
      const kept = kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options
      return Reflect.apply(original, this, [kind, kept])
    },
  })
  const [width, height] = [240, 150]
  const sample = Object.assign(document.createElement('canvas'), { width, height })
  const pen = sample.getContext('2d', { willReadFrequently: true })

  let looked = 0
  const readPixels = (): Uint8ClampedArray => {
    const from = performance.now()
    const pixels = pixelsOfStage()
    looked += performance.now() - from
    return pixels
  }
  const pixelsOfStage = (): Uint8ClampedArray => {
    const stage = document.querySelector<HTMLCanvasElement>('main canvas')
    if (!stage || !pen) return new Uint8ClampedArray(width * height * 4)
    pen.clearRect(0, 0, width, height)
    pen.drawImage(stage, 0, 0, width, height)
    return pen.getImageData(0, 0, width, height).data
  }
  const differs = (one: Uint8ClampedArray, other: Uint8ClampedArray, by: number) =>
    one.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) > by)
  const isShown = () => readPixels()[(height / 2) * width * 4 + width * 2 + 3] === 255
  const afterFrames = (isThere: () => boolean) =>
    new Promise<number>((found, missed) => {
      // A browser that draws no frames has to be told of as well.
      setTimeout(() => missed(new Error('The stage did not show it within a minute.')), 60_000)
      const check = () => {
        if (isThere()) found(performance.now())
        else requestAnimationFrame(() => setTimeout(check))
      }
      check()
    })
  const otherwise = () => {
    const before = readPixels()
    return () => afterFrames(() => differs(readPixels(), before, 24))
  }

  let changed = Promise.resolve(Number.NaN)
  window.stageWatch = {
    whenShown: () => afterFrames(isShown),
    whenStill: () =>
      new Promise(still => {
        let [seen, since] = [readPixels(), performance.now()]
        const until = since + 15_000
        let last = since
        const check = () => {
          const now = performance.now()
          const image = readPixels()
          if (differs(image, seen, 2) || now - last > 250) since = now
          seen = image
          last = now
          if (now - since > 500 || now > until) still()
          else setTimeout(check, 50)
        }
        check()
      }),
    begin(name) {
      const whenOtherwise = otherwise()
      const received = new Promise<number>(begun =>
        addEventListener(name, event => begun(event.timeStamp), { capture: true, once: true }),
      )
      changed = received.then(async from => (await whenOtherwise()) - from)
    },
    changed: () => changed,
    looked: () => looked,
    whenOtherwise: async () => performance.timeOrigin + (await otherwise()()),
  }
}
