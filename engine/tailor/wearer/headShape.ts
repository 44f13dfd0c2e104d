/** What makes a head that of somebody; 1 is an adult of our sizes, larger is more of it. */
export interface HeadShape {
  readonly size: number
  readonly jaw: number
  readonly chin: number
  readonly cheekbones: number
  /** How full cheeks and face are. */
  readonly fullness: number
  readonly brow: number
  readonly noseWidth: number
  readonly noseLength: number
  readonly noseBridge: number
  readonly lips: number
  readonly eyes: number
  /** Of the outer corner over the inner, as a slope. */
  readonly eyeTilt: number
  readonly neck: number
}
