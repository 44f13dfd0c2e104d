let isThere = false

/** Fetches what moves things, once. */
export async function loadMotion() {
  const { motionFeatures } = await import('./motionFeatures.ts')
  isThere = true
  return motionFeatures
}

/** Whether something that begins unseen would come into sight. */
export const isMotionThere = (): boolean => isThere
