/** The part of WebXR that is used here; the types of the DOM do not have it yet. */
interface XrSystem {
  isSessionSupported(mode: 'immersive-ar'): Promise<boolean>
}

/** Whether this device can show things in the room that its camera sees. Never rejects. */
export async function canShowInRoom(): Promise<boolean> {
  const { xr } = navigator as Navigator & { readonly xr?: XrSystem }
  return (await xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false
}
