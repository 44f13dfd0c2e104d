import { product as boxingTrunk } from './garments/boxingtrunk/product.ts'
import { product as boxyFit } from './garments/boxyfit/product.ts'
import { product as hoodie } from './garments/hoodie/product.ts'
import { product as oversizedShirt } from './garments/oversizedshirt/product.ts'
import { product as poloShirt } from './garments/polo/product.ts'
import { product as sleevelessShirt } from './garments/sleeveless/product.ts'
import { product as soccerKit } from './garments/soccer/product.ts'
import { product as tShirt } from './garments/tshirt/product.ts'

/** Every product of the catalogue by its type: where it is designed, and what its templates are called. */
export const products = {
  SOCCER_KIT: soccerKit,
  POLO_SHIRT: poloShirt,
  SLEEVELESS_SHIRT: sleevelessShirt,
  OVERSIZED_SHIRT: oversizedShirt,
  TSHIRT: tShirt,
  HOODIE: hoodie,
  BOXY_FIT: boxyFit,
  BOXING_TRUNK: boxingTrunk,
} as const
