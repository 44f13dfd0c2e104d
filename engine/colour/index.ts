export { contrastOf } from './contrast.ts'
export { hexOf, mixed, type Oklab, type Oklch, oklabOf, oklchOf } from './oklch.ts'
export { hexOfChannels } from './srgb.ts'
