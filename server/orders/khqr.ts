/**
 * A request to pay as Cambodian bank apps scan it (KHQR of the National Bank of Cambodia, an EMV merchant QR code): the
 * text of the QR code.
 * @param request `account` is a Bakong account such as `shop@bank`; `name` and `city` are ASCII; `cents` are of the US
 *   dollar; `bill` is at most 25 characters; times are milliseconds since 1970
 */
export function khqrOf(request: {
  readonly account: string
  readonly name: string
  readonly city: string
  readonly cents: number
  readonly bill: string
  readonly createdAt: number
  readonly expiresAt: number
}): string {
  const { account, name, city, cents, bill, createdAt, expiresAt } = request
  const fields = [
    field(tags.format, '01'),
    field(tags.initiation, dynamic),
    field(tags.individual, field('00', account)),
    field(tags.category, miscellaneousShops),
    field(tags.currency, usDollar),
    field(tags.amount, (cents / 100).toFixed(2)),
    field(tags.country, 'KH'),
    field(tags.name, name),
    field(tags.city, city),
    field(tags.more, field('01', bill)),
    field(tags.times, field('00', String(createdAt)) + field('01', String(expiresAt))),
  ]
  // The check covers its own tag and length.
  const checked = `${fields.join('')}${tags.check}04`
  return checked + crc16(checked)
}

const tags = {
  format: '00',
  initiation: '01',
  individual: '29',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  name: '59',
  city: '60',
  more: '62',
  times: '99',
  check: '63',
} as const

/** For one payment of a given amount. */
const dynamic = '12'
const miscellaneousShops = '5999'
const usDollar = '840'

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE of ASCII text, as four hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
