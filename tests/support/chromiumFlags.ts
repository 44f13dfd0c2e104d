const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** Chromium without a graphics card that draws in 3D all the same, on the processor. */
export const chromiumFlags: readonly string[] = [
  ...quiet,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Accelerated, a canvas of 2048² takes 435 ms to draw instead of 25.
  '--disable-accelerated-2d-canvas',
]

/** Chromium without 3D: the flat pattern stands in for the stage, and the processor is free for the pages. */
export const flatChromiumFlags: readonly string[] = [...quiet, '--disable-gpu', '--disable-3d-apis']
