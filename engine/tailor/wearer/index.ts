export { type BakedPiece, bakeBoots, bakeHair } from './bakePieces.ts'
export { bakeWearer } from './bakeWearer.ts'
export { wearerShapes } from './figures.ts'
