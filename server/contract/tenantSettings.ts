import { z } from 'zod'
import { embeddingOrigins } from './embedding.ts'

export const productTypes = [
  'SOCCER_KIT',
  'OVERSIZED_SHIRT',
  'POLO_SHIRT',
  'SLEEVELESS_SHIRT',
  'TSHIRT',
  'HOODIE',
  'BOXY_FIT',
  'BOXING_TRUNK',
] as const
export const productType = z.enum(productTypes)
export type ProductType = z.infer<typeof productType>

export const language = z.enum(['kh', 'en'], { error: 'unknown-language' })
export type Language = z.infer<typeof language>

/** A text in both languages. */
export const inBothLanguages = z.object({ kh: z.string().max(2000), en: z.string().max(2000) })

/** What matches ask of a kit, and a shop may do without: how high its figures and names are, how far apart, who wears what. */
export const kitRules = ['backNumber', 'frontNumber', 'playerName', 'distance', 'sameNumber'] as const
export type KitRule = (typeof kitRules)[number]

const printableAscii = /^[ -~]+$/

const lab = z.tuple([z.number().min(0).max(100), z.number().min(-128).max(128), z.number().min(-128).max(128)])

/** A colour that the shop prints on its cloth. */
export const fabricInk = z.object({
  name: z.string().min(1).max(40),
  /** What people who read Khmer see in its place. */
  nameKh: z.string().min(1).max(40).optional(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** CIE Lab (D50), as it was measured on the cloth. */
  lab: lab.optional(),
})

export type FabricInk = z.infer<typeof fabricInk>

/** The settings of a shop. All of them are public. */
export const tenantSettings = z.object({
  productTypes: z.array(productType).min(1),
  /** Ids of the templates that the editor offers. */
  templates: z.array(z.string().max(64)),
  /** The first one is the default. */
  languages: z.array(language).min(1),
  homepage: z.object({ theme: z.object({ palette: z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/) }) }) }),
  designs: z.object({ perCustomer: z.int().min(1), perGuest: z.int().min(1) }),
  /** The shop's colour book; any colour may be picked where it has none. */
  inks: z.array(fabricInk).max(200).optional(),
  /** Whether the shop must have approved a design before its owner publishes it; `none` by default. */
  store: z.object({ approval: z.enum(['none', 'needed']) }).optional(),
  /** The rules of kits that are not checked in this shop; none by default. */
  kitRulesOff: z.array(z.enum(kitRules)).max(kitRules.length).optional(),
  /** Sites that may show the editor in a frame; none by default. */
  embedding: z.object({ origins: embeddingOrigins }).optional(),
  prices: z.object({ currency: z.literal('USD'), shown: z.boolean() }),
  payment: z.object({
    /** What must be paid before an order goes to the supplier. */
    required: z.enum(['none', 'deposit', 'all']),
    depositPercent: z.int().min(0).max(100),
    /** How to pay, such as bank, account and name. */
    instructions: inBothLanguages,
    /** The account of a KHQR code, which every Cambodian bank app can pay to. Names as the bank writes them, in Latin letters. */
    khqr: z
      .object({
        account: z
          .string()
          .regex(/^[\w.-]+@[\w.-]+$/)
          .max(32),
        name: z.string().regex(printableAscii).max(25),
        city: z.string().regex(printableAscii).max(15),
      })
      .optional(),
    /** The tax that prices include, and the shop's number at the tax office. */
    tax: z
      .object({ name: inBothLanguages, percent: z.number().min(0).max(100), number: z.string().max(40) })
      .optional(),
  }),
})
export type TenantSettings = z.infer<typeof tenantSettings>
