import { productTypes, type TenantSettings } from '../contract/tenantSettings.ts'
import { demoLogo } from '../tenants/addTenant.ts'
import { demoInks } from './demoInks.ts'

interface DemoTenant {
  readonly slug: string
  readonly nameKh: string
  readonly nameEn: string
  readonly logo: string
  readonly settings: TenantSettings
}

const designs = { perCustomer: 100, perGuest: 10 }
const theme = (color: string) => ({ theme: { palette: { color } } })

/** Three shops with different settings. The first one is the default. */
export const demoTenants: readonly DemoTenant[] = [
  {
    slug: 'angkor',
    nameKh: 'អង្គរ ស្ព័រ',
    nameEn: 'Angkor Sport',
    logo: demoLogo('#0f766e', 'M16 48V30l6-8 6 8v-6l4-12 4 12v6l6-8 6 8v18z'),
    settings: {
      productTypes: [...productTypes],
      templates: [
        ...['kbach', 'stripes', 'hoops', 'sash', 'halves', 'chevron', 'pinstripe', 'halftone'],
        ...['teeAngkor', 'teeRunner', 'boxyMarket', 'boxyWave', 'overTemple', 'overTape', 'vestHoop', 'vestGym'],
        ...['poloClub', 'poloRegatta', 'hoodVarsity', 'hoodLotus', 'kunKhmer', 'thunder'],
      ],
      languages: ['kh', 'en'],
      homepage: theme('#0f766e'),
      inks: [...demoInks],
      designs,
      prices: { currency: 'USD', shown: true },
      payment: {
        required: 'deposit',
        depositPercent: 50,
        instructions: {
          kh: 'ផ្ទេរប្រាក់ទៅធនាគារសាកល្បង គណនី 000 111 222 ឈ្មោះ អង្គរ ស្ព័រ។',
          en: 'Transfer to Demo Bank, account 000 111 222, in the name of Angkor Sport.',
        },
        khqr: { account: 'angkor_sport@demo', name: 'Angkor Sport', city: 'Siem Reap' },
        tax: { name: { kh: 'អាករ', en: 'VAT' }, percent: 10, number: 'K001-000111222' },
      },
    },
  },
  {
    slug: 'mekong',
    nameKh: 'មេគង្គ បាល់ទាត់',
    nameEn: 'Mekong Football',
    logo: demoLogo('#1d4ed8', 'M14 26q9-10 18 0t18 0v8q-9 10-18 0t-18 0z'),
    settings: {
      productTypes: ['SOCCER_KIT'],
      templates: ['scales', 'yoke', 'slash', 'centre'],
      languages: ['kh'],
      homepage: theme('#1d4ed8'),
      designs,
      prices: { currency: 'USD', shown: true },
      payment: {
        required: 'all',
        depositPercent: 100,
        instructions: {
          kh: 'ផ្ទេរប្រាក់ទៅធនាគារសាកល្បង គណនី 000 333 444 ឈ្មោះ មេគង្គ បាល់ទាត់។',
          en: 'Transfer to Demo Bank, account 000 333 444, in the name of Mekong Football.',
        },
      },
    },
  },
  {
    slug: 'tonle',
    nameKh: 'ទន្លេ ស្ទូឌីយោ',
    nameEn: 'Tonle Studio',
    logo: demoLogo('#c2410c', 'M32 14a18 18 0 1 0 .1 0zM32 23a9 9 0 1 1-.1 0z'),
    settings: {
      productTypes: ['TSHIRT', 'POLO_SHIRT', 'HOODIE'],
      templates: [
        ...['teeAngkor', 'teeSailor', 'teeNight', 'teeSunrise', 'teeSilk', 'teeTailored', 'teeCrew', 'teeInk'],
        ...['poloClub', 'poloNight', 'poloLotus', 'poloTailor', 'hoodOat', 'hoodNight', 'hoodTrack'],
      ],
      languages: ['en', 'kh'],
      homepage: theme('#c2410c'),
      designs: { perCustomer: 20, perGuest: 10 },
      prices: { currency: 'USD', shown: true },
      payment: {
        required: 'none',
        depositPercent: 0,
        instructions: { kh: 'បង់ប្រាក់ពេលទទួលទំនិញ។', en: 'Pay when you receive your order.' },
      },
    },
  },
]
