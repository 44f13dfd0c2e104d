import { expect, it } from 'vitest'
import companyEn from '../../../app/screens/company/words/en.json' with { type: 'json' }
import companyKh from '../../../app/screens/company/words/kh.json' with { type: 'json' }
import homeEn from '../../../app/screens/home/words/en.json' with { type: 'json' }
import homeKh from '../../../app/screens/home/words/kh.json' with { type: 'json' }
import productsEn from '../../../app/screens/products/words/en.json' with { type: 'json' }
import productsKh from '../../../app/screens/products/words/kh.json' with { type: 'json' }
import storeEn from '../../../app/screens/store/words/en.json' with { type: 'json' }
import storeKh from '../../../app/screens/store/words/kh.json' with { type: 'json' }

/** What the pages say on which people decide whether to order. */
const pages = {
  en: [homeEn, companyEn, productsEn, storeEn],
  kh: [homeKh, companyKh, productsKh, storeKh],
}

it.each([
  ['en', /\b(soon you|opens? soon|coming soon|not yet possible|later you)/i],
  ['kh', /មិនយូរ|ឆាប់ៗ|នឹងបើក/],
] as const)('no page of the shop puts off what can be done today: %s', (language, putOff) => {
  expect(JSON.stringify(pages[language])).not.toMatch(putOff)
})

it.each([
  ['en', 'order it from its checkout', 'order with the price in sight', 'you see the price first'],
  ['kh', 'បញ្ជាទិញនៅទំព័របញ្ជាទិញ', 'បញ្ជាទិញដោយឃើញតម្លៃជាមុន', 'ពេលអ្នកបញ្ជាទិញ អ្នកឃើញតម្លៃជាមុន'],
] as const)('the store, the home page and the page about the shop say how one orders: %s', (language, ...sentences) => {
  for (const words of sentences) expect(JSON.stringify(pages[language])).toContain(words)
})
