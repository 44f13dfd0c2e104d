import { type GarmentSize, garmentSizes } from '../contract/garmentSizes.ts'

/** 3XL and above take more cloth. */
export const isLargeSize = (size: GarmentSize): boolean => garmentSizes.indexOf(size) >= garmentSizes.indexOf('XXXL')
