import { modeOklab, modeOklch, modeRgb, useMode as spaceOf } from 'culori/fn'

// culori registers thirty colour spaces when its main entry is imported, which every page that designs would load.
spaceOf(modeRgb)
export const oklab = spaceOf(modeOklab)
export const oklch = spaceOf(modeOklch)
