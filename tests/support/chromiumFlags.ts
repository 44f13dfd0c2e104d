/** Chromium without a graphics card, as on a test machine. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Accelerated, a canvas of 2048² takes 435 ms to draw instead of 25.
  '--disable-accelerated-2d-canvas',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
